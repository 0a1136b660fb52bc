/* Lets an allocation of the kernel fail, and counts the bytes that it has: `tests.attacks.fuzz.faults`.

   The compiler includes this file before the kernel's own C code (-include). */

#include <malloc.h>
#include <stdlib.h>
#include <sys/mman.h>

#define VISIBLE __attribute__((visibility("default")))

/* How many allocations succeed before all fail; below zero none fails. */
VISIBLE long kafkafmt_allocations_left = -1;
VISIBLE long kafkafmt_bytes = 0;

static int fails_now(void) {
    if (kafkafmt_allocations_left < 0) return 0;
    if (kafkafmt_allocations_left == 0) return 1;
    kafkafmt_allocations_left--;
    return 0;
}

static void *counted(void *p) {
    if (p != NULL) __atomic_add_fetch(&kafkafmt_bytes, (long)malloc_usable_size(p), __ATOMIC_RELAXED);
    return p;
}

static void forget(void *p) {
    if (p != NULL) __atomic_sub_fetch(&kafkafmt_bytes, (long)malloc_usable_size(p), __ATOMIC_RELAXED);
}

static void *faulty_malloc(size_t size) { return fails_now() ? NULL : counted(malloc(size)); }

static void *faulty_calloc(size_t count, size_t size) {
    return fails_now() ? NULL : counted(calloc(count, size));
}

static void *faulty_realloc(void *p, size_t size) {
    void *moved;
    if (fails_now()) return NULL;
    forget(p);
    moved = realloc(p, size);
    return counted(moved == NULL ? p : moved) == moved ? moved : NULL;
}

static void faulty_free(void *p) {
    forget(p);
    free(p);
}

static void *faulty_mmap(void *at, size_t size, int protection, int flags, int file, off_t offset) {
    void *mapped = fails_now() ? MAP_FAILED : mmap(at, size, protection, flags, file, offset);
    if (mapped != MAP_FAILED) __atomic_add_fetch(&kafkafmt_bytes, (long)size, __ATOMIC_RELAXED);
    return mapped;
}

static int faulty_munmap(void *at, size_t size) {
    __atomic_sub_fetch(&kafkafmt_bytes, (long)size, __ATOMIC_RELAXED);
    return munmap(at, size);
}

#define malloc faulty_malloc
#define calloc faulty_calloc
#define realloc faulty_realloc
#define free faulty_free
#define mmap faulty_mmap
#define munmap faulty_munmap
