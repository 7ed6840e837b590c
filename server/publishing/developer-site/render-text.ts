import markdownIt from 'markdown-it';
import { brand } from '../../../src/domain/shared/brand';
import type { PublicUrls } from '../hosts/public-urls';
import { escapeHtml } from '../../../src/domain/shared/escape-html';
import { nameHeadings } from '../../platform/markdown/name-headings';

/** A heading of a text, for its table of contents. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

export interface RenderedText {
  /** HTML. */
  readonly html: string;
  /** Headings of the second level. */
  readonly headings: readonly Heading[];
}

const EMPTY_HEAD = /<thead>\s*<tr>\s*(?:<th><\/th>\s*)+<\/tr>\s*<\/thead>\s*/g;

const markdown = markdownIt({ html: false, linkify: false, typographer: false });
markdown.use(nameHeadings);

/** Parses a fence's info string: the language, then the file name of the code. */
const wordsOf = (info: string): readonly [string, string] => {
  const [language = '', file = ''] = info.trim().split(/\s+/);
  return [language, file];
};

markdown.renderer.rules.fence = (tokens, index) => {
  const token = tokens[index];
  const [language, file] = wordsOf(token?.info ?? '');
  const caption = file === '' ? language : file;
  const data = file === '' ? '' : ` data-file="${escapeHtml(file)}"`;
  // A wide code block scrolls, also by keyboard.
  return `<figure class="code"${data}><figcaption>${escapeHtml(caption)}</figcaption><pre tabindex="0"><code>${escapeHtml(token?.content ?? '')}</code></pre></figure>\n`;
};
markdown.renderer.rules.table_open = () => '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>\n';
markdown.renderer.rules.table_close = () => '</table></div>\n';
markdown.renderer.rules.heading_close = (tokens, index) => {
  const { tag = 'h2' } = tokens[index] ?? {};
  const id = tokens[index - 2]?.attrGet('id') ?? '';
  const words = tokens[index - 1]?.content ?? '';
  if (tag === 'h1') return `</${tag}>\n`;
  return `<a class="anchor" href="#${id}" aria-label="Link to “${escapeHtml(words)}”">#</a></${tag}>\n`;
};

/** The host in the texts that represents the installation's own. */
const EXAMPLE = `${brand.identifier}.example`;

/** Replaces the example addresses in the texts with this installation's own. */
function withAddresses(source: string, urls: PublicUrls): string {
  const examples = [
    [`https://static.${EXAMPLE}`, urls.staticOrigin],
    [`https://developer.${EXAMPLE}`, urls.developerOrigin],
    [`https://${EXAMPLE}`, urls.portalOrigin],
  ] as const;
  return examples.reduce((text, [example, own]) => text.replaceAll(example, own), source);
}

/** Renders a trusted text of the project from Markdown; HTML in it becomes text. */
export function renderText(source: string, urls: PublicUrls): RenderedText {
  const tokens = markdown.parse(withAddresses(source, urls), {});
  const headings = tokens.flatMap((token, index) =>
    token.type === 'heading_open' && token.tag === 'h2'
      ? [{ id: String(token.attrGet('id') ?? ''), text: (tokens[index + 1]?.content ?? '').replaceAll('`', '') }]
      : [],
  );
  const html = markdown.renderer.render(tokens, markdown.options, {});
  // Removes table heads without words, and turns empty header cells into data cells.
  return { html: html.replaceAll(EMPTY_HEAD, '').replaceAll('<th></th>', '<td></td>'), headings };
}
