/** Returns the memory of this process in bytes, after a garbage collection. Needs `--expose-gc`. */
export function memory() {
  globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
}
