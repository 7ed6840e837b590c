import type markdownIt from 'markdown-it';
import { headingNames } from './heading-names';

/** Gives each heading an id from its words, as a link target. */
export function nameHeadings(markdown: ReturnType<typeof markdownIt>): void {
  markdown.core.ruler.push('name-headings', ({ tokens }) => {
    const nameOf = headingNames();
    tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') return;
      const shown = tokens[index + 1]?.children ?? [];
      token.attrSet('id', nameOf(shown.map(({ type, content }) => (type === 'image' ? '' : content)).join('')));
    });
  });
}
