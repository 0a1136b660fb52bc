/* A disk of which one call fails: loaded before the C library, as LD_PRELOAD.
 *
 * Calls on paths that begin with `fault_below` are counted: those that read, or with `fault_writes`
 * those that change something. Number `fault_at` fails with `fault_error`, and so does what
 * follows, as `fault_mode` says: 0 nothing, 1 the calls on that path, 2 all calls. With
 * `fault_short`, only writes are counted, and this one takes half of its bytes; what follows fails.
 * Without the right to (EACCES) an open file is read nevertheless, and a full disk (ENOSPC) deletes
 * and closes.
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
int fault_error, fault_mode, fault_writes, fault_short;
char fault_calls[1 << 20]; /* each call and its path, a line each, while none is to fail */

static char broken[PATH_MAX];
static size_t noted;
static pthread_mutex_t counting = PTHREAD_MUTEX_INITIALIZER;

enum { SUCCEEDS, FAILS, IS_SHORT };

static int counted(const char *call, const char *path)
{
    int found = SUCCEEDS;
    size_t length = strlen(fault_below);
    if (!length || !path || strncmp(path, fault_below, length))
        return SUCCEEDS;
    pthread_mutex_lock(&counting);
    if (!fault_count++)
        noted = 0;
    if (!fault_at && noted + strlen(path) + 32 < sizeof fault_calls)
        noted += sprintf(fault_calls + noted, "%s %s\n", call, path);
    if (fault_at && fault_count == fault_at) {
        snprintf(broken, sizeof broken, "%s", path);
        found = fault_short ? IS_SHORT : FAILS;
    } else if (fault_at && fault_count > fault_at) {
        found = fault_mode == 2 || (fault_mode == 1 && !strcmp(path, broken)) ? FAILS : SUCCEEDS;
    }
    pthread_mutex_unlock(&counting);
    if (found == FAILS)
        errno = fault_error;
    return found;
}

/* Whether a call that reads fails. */
static int fails(const char *call, const char *path)
{
    if (fault_writes || (fault_error == EACCES && (*call == 'r' || *call == 'm')))
        return 0;
    return counted(call, path) == FAILS;
}

/* Whether a call that changes something fails; a write may also be short. */
static int spoils(const char *call, const char *path)
{
    int frees = !strcmp(call, "unlink") || !strcmp(call, "rmdir") || !strcmp(call, "close");
    int writes = !strcmp(call, "write");
    if (!fault_writes || (fault_error == ENOSPC && frees) || (fault_short && !writes))
        return SUCCEEDS;
    return counted(call, path);
}

typedef int (*judge)(const char *, const char *);

static int judged_at(judge is_wrong, const char *call, int directory, const char *name)
{
    char path[PATH_MAX], link[40];
    ssize_t length;
    int before = errno;
    if (!*fault_below || !name)
        return 0;
    if (*name == '/')
        return is_wrong(call, name);
    if (directory == AT_FDCWD)
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", directory);
    length = readlink(link, path, sizeof path - 1);
    errno = before;
    if (length < 0)
        return 0;
    path[length] = 0;
    if (*name)
        snprintf(path + length, sizeof path - length, "/%s", name);
    return is_wrong(call, path);
}

static int fails_at(const char *call, int directory, const char *name)
{
    return judged_at(fails, call, directory, name);
}

static int spoils_at(const char *call, int directory, const char *name)
{
    return judged_at(spoils, call, directory, name);
}

/* Whether to open a file fails: for reading, or for writing, which makes or changes it. */
static int opens(int directory, const char *path, int flags)
{
    int changes = (flags & O_ACCMODE) != O_RDONLY || flags & (O_CREAT | O_TRUNC);
    return fails_at("open", directory, path) || (changes && spoils_at("create", directory, path));
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
        return opens(AT_FDCWD, path, flags) ? -1 : next(path, flags, mode); \
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
        return opens(directory, path, flags) ? -1 : next(directory, path, flags, mode); \
    }

OPENS_ENTRY(openat)
OPENS_ENTRY(openat64)

FILE *fopen64(const char *path, const char *mode)
{
    NEXT(FILE *, fopen64, const char *, const char *);
    int flags = strpbrk(mode, "wa+") ? O_WRONLY | O_CREAT : O_RDONLY;
    return opens(AT_FDCWD, path, flags) ? NULL : next(path, mode);
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
    if (fails_at("read", from, "") || spoils_at("write", to, "") == FAILS)
        return -1;
    return next(from, at, to, there, size, flags);
}

ssize_t sendfile64(int to, int from, off64_t *at, size_t size)
{
    NEXT(ssize_t, sendfile64, int, int, off64_t *, size_t);
    if (fails_at("read", from, "") || spoils_at("write", to, "") == FAILS)
        return -1;
    return next(to, from, at, size);
}

#define WRITTEN(call)                                    \
    int found = spoils_at("write", file, "");            \
    if (found == FAILS)                                  \
        return -1;                                       \
    if (found == IS_SHORT && size > 1)                   \
        size /= 2;                                       \
    return call

ssize_t write(int file, const void *from, size_t size)
{
    NEXT(ssize_t, write, int, const void *, size_t);
    WRITTEN(next(file, from, size));
}

#define WRITES(name)                                     \
    ssize_t name(int file, const void *from, size_t size, off_t position) \
    {                                                    \
        NEXT(ssize_t, name, int, const void *, size_t, off_t); \
        WRITTEN(next(file, from, size, position));       \
    }

WRITES(pwrite)
WRITES(pwrite64)

ssize_t writev(int file, const struct iovec *from, int size)
{
    NEXT(ssize_t, writev, int, const struct iovec *, int);
    WRITTEN(next(file, from, size));
}

#define OF_FILE(name, call)                              \
    int name(int file)                                   \
    {                                                    \
        NEXT(int, name, int);                            \
        return spoils_at(call, file, "") ? -1 : next(file); \
    }

OF_FILE(fsync, "fsync")
OF_FILE(fdatasync, "fsync")

int close(int file)
{
    NEXT(int, close, int);
    int flags = *fault_below && fault_writes ? fcntl(file, F_GETFL) : 0;
    int is_written = flags > 0 && (flags & O_ACCMODE) != O_RDONLY;
    int found = is_written ? spoils_at("close", file, "") : SUCCEEDS;
    if (next(file))
        return -1;
    if (found)
        errno = fault_error; /* it is closed nevertheless */
    return found ? -1 : 0;
}

#define OF_SIZE(name)                                    \
    int name(int file, off_t size)                       \
    {                                                    \
        NEXT(int, name, int, off_t);                     \
        return spoils_at("truncate", file, "") ? -1 : next(file, size); \
    }

OF_SIZE(ftruncate)
OF_SIZE(ftruncate64)

#define OF_NAME(name, call)                              \
    int name(const char *path)                           \
    {                                                    \
        NEXT(int, name, const char *);                   \
        return spoils(call, path) ? -1 : next(path);     \
    }

OF_NAME(unlink, "unlink")
OF_NAME(rmdir, "rmdir")

int unlinkat(int directory, const char *path, int flags)
{
    NEXT(int, unlinkat, int, const char *, int);
    const char *call = flags & AT_REMOVEDIR ? "rmdir" : "unlink";
    return spoils_at(call, directory, path) ? -1 : next(directory, path, flags);
}

int mkdir(const char *path, mode_t mode)
{
    NEXT(int, mkdir, const char *, mode_t);
    return spoils("mkdir", path) ? -1 : next(path, mode);
}

int chmod(const char *path, mode_t mode)
{
    NEXT(int, chmod, const char *, mode_t);
    return spoils("chmod", path) ? -1 : next(path, mode);
}

#define OF_NAMES(name)                                   \
    int name(const char *from, const char *to)           \
    {                                                    \
        NEXT(int, name, const char *, const char *);     \
        return spoils(#name, to) ? -1 : next(from, to);  \
    }

OF_NAMES(rename)
OF_NAMES(link)

int linkat(int old, const char *from, int directory, const char *to, int flags)
{
    NEXT(int, linkat, int, const char *, int, const char *, int);
    return spoils_at("link", directory, to) ? -1 : next(old, from, directory, to, flags);
}

int renameat2(int old, const char *from, int directory, const char *to, unsigned flags)
{
    NEXT(int, renameat2, int, const char *, int, const char *, unsigned);
    return spoils_at("rename", directory, to) ? -1 : next(old, from, directory, to, flags);
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
