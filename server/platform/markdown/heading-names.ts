/** Of its own, so that no heading takes the name of something on the page or of a property of its document. */
const PREFIX = 'section-';
/** A name is part of addresses. */
const MOST_CHARACTERS = 64;

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const cut = (words: string): string => Array.from(words).slice(0, MOST_CHARACTERS).join('').replace(/-$/, '');

/** Tells whether an id can be a heading's. */
export function isHeadingName(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Makes the ids of a text's headings of their words, each another than all before it. */
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
