/** Runs work on each item, at most `limit` at a time. After a failure, it starts no more work and throws once running work has ended. */
export async function atOnce<T>(
  items: AsyncIterable<T> | Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let hasFailed = false;
  const queue = (async function* () {
    yield* items;
  })();
  const run = async (): Promise<void> => {
    try {
      for await (const item of { [Symbol.asyncIterator]: () => ({ next: () => queue.next() }) }) {
        if (hasFailed) return;
        await work(item);
      }
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const done = await Promise.allSettled(Array.from({ length: limit }, run));
  for (const one of done) if (one.status === 'rejected') throw one.reason;
}
