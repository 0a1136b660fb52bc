/* Preloaded with libFuzzer, which looks for a mutator when it is loaded: hands on to that of atheris,
 * which Python loads later. Without it libFuzzer changes raw bytes, and says nothing (atheris issue
 * 54). Atheris' own cannot be preloaded: the symbolizer gets it too, and has no Python.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

typedef size_t Mutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

Mutator LLVMFuzzerCustomMutator;

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
    static Mutator *found;
    if (!found) {
        const char *path = getenv("ATHERIS_MUTATOR");
        void *loaded = path ? dlopen(path, RTLD_NOW | RTLD_NOLOAD) : NULL;
        if (loaded) found = (Mutator *)dlsym(loaded, "LLVMFuzzerCustomMutator");
        if (!found) abort();
    }
    return found(data, size, max_size, seed);
}
