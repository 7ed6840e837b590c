import markdownIt from 'markdown-it';
import { nameHeadings } from './name-headings';
import { sanitise } from './sanitise';

const markdown = markdownIt({ html: false, linkify: true, typographer: false });

markdown.use(nameHeadings);

/** Markdown to HTML, once when it is written: HTML in it is text, and what it becomes is sanitised all the same. */
export function renderMarkdown(source: string): string {
  return sanitise(markdown.render(source));
}
