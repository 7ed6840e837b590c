import { SAVE_DEPTH } from './save-limits';

/** Names a value that JSON cannot hold; undefined for one that it can. */
function faultOf(value: unknown): string | undefined {
  const type = Object.prototype.toString.call(value).slice(8, -1);
  if (type === 'Number') return Number.isFinite(Number(value)) ? undefined : `${value as number}`;
  return ['Object', 'Array', 'Null', 'String', 'Boolean'].includes(type) ? undefined : `a value of type ${type}`;
}

/**
 * Finds the first value that JSON cannot hold, and returns its kind and its place, such as "a value of type Function at data.player.heal";
 * undefined where there is none. It ends at the depth that a save may have.
 */
export function findJsonFault(value: unknown, path = 'data', above: readonly unknown[] = []): string | undefined {
  const fault = above.includes(value) ? 'a circular reference' : faultOf(value);
  if (fault) return `${fault} at ${path}`;
  if (value !== Object(value)) return undefined;
  if (above.length >= SAVE_DEPTH) return `too many levels at ${path}`;
  for (const [key, member] of Object.entries(value as object)) {
    const isItem = Array.isArray(value);
    const found =
      (isItem || member !== undefined) &&
      findJsonFault(member, isItem ? `${path}[${key}]` : `${path}.${key}`, [...above, value]);
    if (found) return found;
  }
  return undefined;
}
