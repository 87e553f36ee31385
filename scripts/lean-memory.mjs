/**
 * Settings of the memory allocator (glibc), measured in docs/decisions/0032: two arenas instead of up to eight per
 * processor, and large blocks outside the arenas, so that they go back to the system when they are freed. By default,
 * glibc places larger and larger blocks between small ones, and the gaps remain.
 */
export const leanMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Options of Node.js for a command. They keep the memory of a command that reads 100,000 items low: V8 collects young
 * objects after 4 MB instead of 16, and all objects when the heap has grown by two fifths.
 */
export const leanHeap = ['--max-semi-space-size=4', '--heap-growing-percent=40'];
