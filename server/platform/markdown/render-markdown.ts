import markdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { isHeadingName } from './heading-names';
import { nameHeadings } from './name-headings';

const headings = ['h2', 'h3', 'h4'];
const text = ['p', 'strong', 'em', 's', 'code', 'pre', 'blockquote', 'br', 'hr', 'a'];
const lists = ['ul', 'ol', 'li'];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

const isForeign = (href: string | undefined): boolean => href !== undefined && /^[a-z][a-z0-9+.-]*:/i.test(href);

const heading =
  (tagName: string) =>
  (_: string, { id }: sanitizeHtml.Attributes) => ({
    tagName,
    attribs: id !== undefined && isHeadingName(id) ? { id } : {},
  });

/**
 * Sanitises HTML by an allow-list: no styles, scripts, frames or forms, no ids except headings', and links only to
 * https, email or this site.
 */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...headings, ...text, ...lists, ...tables],
    allowedAttributes: { a: ['href', 'title', 'rel'], ol: ['start'], h2: ['id'], h3: ['id'], h4: ['id'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      // The page's own title is its only first-level heading.
      h1: heading('h2'),
      h2: heading('h2'),
      h3: heading('h3'),
      h4: heading('h4'),
      h5: heading('h4'),
      h6: heading('h4'),
      a: (tagName, { href, title }) => ({
        tagName,
        attribs: {
          ...(href === undefined ? {} : { href }),
          ...(title === undefined ? {} : { title }),
          ...(isForeign(href) ? { rel: 'noopener nofollow' } : {}),
        },
      }),
    },
  });
}

const markdown = markdownIt({ html: false, linkify: true, typographer: false });

markdown.use(nameHeadings);

/** Renders Markdown to HTML once, when it is written. Embedded HTML becomes text, and the result is sanitised. */
export function renderMarkdown(source: string): string {
  return sanitise(markdown.render(source));
}
