import type markdownIt from 'markdown-it';

/** Of its own, so that no heading takes the name of something on the page. */
const PREFIX = 'section-';

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Gives each heading an id made of its words, so that a link can lead to it; a heading that comes again is numbered. */
export function nameHeadings(markdown: ReturnType<typeof markdownIt>): void {
  markdown.core.ruler.push('name-headings', ({ tokens }) => {
    const seen = new Map<string, number>();
    tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') return;
      const name = PREFIX + wordsOf(tokens[index + 1]?.content ?? '');
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      token.attrSet('id', times === 1 ? name : `${name}-${String(times)}`);
    });
  });
}
