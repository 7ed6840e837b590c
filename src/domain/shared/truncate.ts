const ENDING = ' ...';

/** Cuts a text to `limit` characters (code points) and ends it in ' ...'; a text that fits stays as it is (spec 1 §9). */
export function truncate(text: string, limit = 100): string {
  const characters = [...text];
  return characters.length <= limit ? text : characters.slice(0, limit).join('').trimEnd() + ENDING;
}
