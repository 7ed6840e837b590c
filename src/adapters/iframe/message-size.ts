const utf8 = new TextEncoder();

/** Bytes added per value for quotes, colon or comma. */
const PUNCTUATION = 2;

function partsOf(value: object, limit: number): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value.length > limit ? undefined : value;
  return Object.prototype.toString.call(value) === '[object Object]' ? Object.entries(value).flat() : undefined;
}

/**
 * Returns the approximate size of a message as JSON, in bytes; infinity above `limit` or for values without a JSON form.
 * Structured clones can be circular, deep or huge, so the traversal is iterative and stops at the limit.
 */
export function messageSize(message: unknown, limit: number): number {
  const waiting: unknown[] = [message];
  let bytes = 0;
  while (waiting.length > 0) {
    const value = waiting.pop();
    bytes += PUNCTUATION;
    if (typeof value === 'string') bytes += value.length > limit ? Infinity : utf8.encode(value).length;
    if (typeof value === 'number' || typeof value === 'boolean') bytes += String(value).length;
    if (typeof value === 'bigint') return Infinity;
    if (typeof value === 'object' && value !== null) {
      const parts = partsOf(value, limit);
      if (parts === undefined) return Infinity;
      for (const part of parts) waiting.push(part);
    }
    if (bytes > limit) return Infinity;
  }
  return bytes;
}
