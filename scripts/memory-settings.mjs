/**
 * How glibc keeps what Node frees, as variables of the environment of a server; other systems pass them by.
 * Without them a server that was busy holds 10 to 25 MB that nobody uses (docs/decisions/0016).
 */
export const memorySettings = {
  // Each thread of Node would keep a heap of its own for what it freed.
  MALLOC_ARENA_MAX: "1",
  // Bytes from which memory goes back to the system at once: V8 compiles in pieces of 32 kB, which would lie
  // between others and keep them from going back.
  MALLOC_MMAP_THRESHOLD_: "30000",
};
