/** Prefix that keeps heading ids distinct from other ids on the page and from properties of `document`. */
const PREFIX = 'section-';
/** Maximum length of a heading's id, which is part of addresses. */
const MAX_CHARACTERS = 64;

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const cut = (words: string): string => Array.from(words).slice(0, MAX_CHARACTERS).join('').replace(/-$/, '');

/** True if the id can belong to a heading. */
export function isHeadingName(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Creates unique ids for the headings of one text from their words. */
export function headingNames(): (heading: string) => string {
  const given = new Set<string>();
  return (heading) => {
    const name = PREFIX + (cut(wordsOf(heading)) || 'untitled');
    let id = name;
    for (let times = 2; given.has(id); times += 1) id = `${name}-${String(times)}`;
    given.add(id);
    return id;
  };
}
