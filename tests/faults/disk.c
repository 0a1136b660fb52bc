/* A disk of which one call fails: loaded before the C library, as LD_PRELOAD.
 *
 * Calls on paths that begin with `fault_below` are counted. Number `fault_at` fails with
 * `fault_error`, and so does what follows, as `fault_mode` says: 0 nothing, 1 the calls on that
 * path, 2 all calls. Without the right to (EACCES) an open file is read nevertheless.
 */

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

char fault_below[PATH_MAX];
long fault_at, fault_count;
int fault_error, fault_mode;
char fault_calls[1 << 20]; /* each call and its path, a line each, while none is to fail */

static char broken[PATH_MAX];
static size_t noted;
static pthread_mutex_t counting = PTHREAD_MUTEX_INITIALIZER;

static int fails(const char *call, const char *path)
{
    int found = 0;
    size_t length = strlen(fault_below);
    if (fault_error == EACCES && (*call == 'r' || *call == 'm'))
        return 0;
    if (!length || !path || strncmp(path, fault_below, length))
        return 0;
    pthread_mutex_lock(&counting);
    if (!fault_count++)
        noted = 0;
    if (!fault_at && noted + strlen(path) + 32 < sizeof fault_calls)
        noted += sprintf(fault_calls + noted, "%s %s\n", call, path);
    if (fault_at && fault_count == fault_at) {
        snprintf(broken, sizeof broken, "%s", path);
        found = 1;
    } else if (fault_at && fault_count > fault_at) {
        found = fault_mode == 2 || (fault_mode == 1 && !strcmp(path, broken));
    }
    pthread_mutex_unlock(&counting);
    if (found)
        errno = fault_error;
    return found;
}

static int fails_at(const char *call, int directory, const char *name)
{
    char path[PATH_MAX], link[40];
    ssize_t length;
    if (!*fault_below || !name)
        return 0;
    if (*name == '/')
        return fails(call, name);
    if (directory == AT_FDCWD)
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", directory);
    length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    if (*name)
        snprintf(path + length, sizeof path - length, "/%s", name);
    return fails(call, path);
}

#define NEXT(type, name, ...)                            \
    static type (*next)(__VA_ARGS__);                    \
    if (!next)                                           \
        next = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name)

#define OF_PATH(name, call, type)                        \
    int name(const char *path, type *found)              \
    {                                                    \
        NEXT(int, name, const char *, type *);           \
        return fails(call, path) ? -1 : next(path, found); \
    }

OF_PATH(stat, "stat", struct stat)
OF_PATH(stat64, "stat", struct stat64)
OF_PATH(lstat, "lstat", struct stat)
OF_PATH(lstat64, "lstat", struct stat64)


#define OF_ENTRY(name, type)                             \
    int name(int directory, const char *path, type *found, int flags) \
    {                                                    \
        NEXT(int, name, int, const char *, type *, int); \
        return fails_at("stat", directory, path) ? -1 : next(directory, path, found, flags); \
    }

OF_ENTRY(fstatat, struct stat)
OF_ENTRY(fstatat64, struct stat64)

#define OPENS(name)                                      \
    int name(const char *path, int flags, ...)           \
    {                                                    \
        NEXT(int, name, const char *, int, ...);         \
        va_list more;                                    \
        va_start(more, flags);                           \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0; \
        va_end(more);                                    \
        return fails("open", path) ? -1 : next(path, flags, mode); \
    }

OPENS(open)
OPENS(open64)

#define OPENS_ENTRY(name)                                \
    int name(int directory, const char *path, int flags, ...) \
    {                                                    \
        NEXT(int, name, int, const char *, int, ...);    \
        va_list more;                                    \
        va_start(more, flags);                           \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0; \
        va_end(more);                                    \
        return fails_at("open", directory, path) ? -1 : next(directory, path, flags, mode); \
    }

OPENS_ENTRY(openat)
OPENS_ENTRY(openat64)

FILE *fopen64(const char *path, const char *mode)
{
    NEXT(FILE *, fopen64, const char *, const char *);
    return fails("open", path) ? NULL : next(path, mode);
}

DIR *opendir(const char *path)
{
    NEXT(DIR *, opendir, const char *);
    return fails("opendir", path) ? NULL : next(path);
}

#define LISTS(name, type)                                \
    struct type *name(DIR *listed)                       \
    {                                                    \
        NEXT(struct type *, name, DIR *);                \
        return fails_at("readdir", dirfd(listed), "") ? NULL : next(listed); \
    }

LISTS(readdir, dirent)
LISTS(readdir64, dirent64)

int access(const char *path, int mode)
{
    NEXT(int, access, const char *, int);
    return fails("access", path) ? -1 : next(path, mode);
}

ssize_t read(int file, void *to, size_t size)
{
    NEXT(ssize_t, read, int, void *, size_t);
    return fails_at("read", file, "") ? -1 : next(file, to, size);
}

#define READS(name, kind)                                \
    ssize_t name(int file, kind to, size_t size, off_t position) \
    {                                                    \
        NEXT(ssize_t, name, int, kind, size_t, off_t);   \
        return fails_at("read", file, "") ? -1 : next(file, to, size, position); \
    }

READS(pread, void *)
READS(pread64, void *)

#define READS_PARTS(name)                                \
    ssize_t name(int file, const struct iovec *to, int count, off_t position) \
    {                                                    \
        NEXT(ssize_t, name, int, const struct iovec *, int, off_t); \
        return fails_at("read", file, "") ? -1 : next(file, to, count, position); \
    }

READS_PARTS(preadv)
READS_PARTS(preadv64)

ssize_t preadv2(int file, const struct iovec *to, int count, off_t position, int flags)
{
    NEXT(ssize_t, preadv2, int, const struct iovec *, int, off_t, int);
    return fails_at("read", file, "") ? -1 : next(file, to, count, position, flags);
}

ssize_t preadv64v2(int file, const struct iovec *to, int count, off_t position, int flags)
{
    NEXT(ssize_t, preadv64v2, int, const struct iovec *, int, off_t, int);
    return fails_at("read", file, "") ? -1 : next(file, to, count, position, flags);
}

ssize_t copy_file_range(int from, off64_t *at, int to, off64_t *there, size_t size, unsigned flags)
{
    NEXT(ssize_t, copy_file_range, int, off64_t *, int, off64_t *, size_t, unsigned);
    return fails_at("read", from, "") ? -1 : next(from, at, to, there, size, flags);
}

ssize_t sendfile64(int to, int from, off64_t *at, size_t size)
{
    NEXT(ssize_t, sendfile64, int, int, off64_t *, size_t);
    return fails_at("read", from, "") ? -1 : next(to, from, at, size);
}

#define MAPS(name)                                       \
    void *name(void *at, size_t size, int access, int flags, int file, off_t from) \
    {                                                    \
        NEXT(void *, name, void *, size_t, int, int, int, off_t); \
        if (file >= 0 && fails_at("mmap", file, ""))     \
            return MAP_FAILED;                           \
        return next(at, size, access, flags, file, from); \
    }

MAPS(mmap)
MAPS(mmap64)
