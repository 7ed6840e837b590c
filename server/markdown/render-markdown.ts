import markdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { nameHeadings } from './name-headings';

const markdown = markdownIt({ html: false, linkify: true, typographer: false });

markdown.use(nameHeadings);

const headings = ['h2', 'h3', 'h4'];
const text = ['p', 'strong', 'em', 's', 'code', 'pre', 'blockquote', 'br', 'hr', 'a'];
const lists = ['ul', 'ol', 'li'];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

const isForeign = (href: string | undefined): boolean => href !== undefined && /^[a-z][a-z0-9+.-]*:/i.test(href);

/** Markdown to HTML from an allow-list, once when it is written: no style, script, frame or form, and no link but to https, mail or this site. */
export function renderMarkdown(source: string): string {
  return sanitizeHtml(markdown.render(source), {
    allowedTags: [...headings, ...text, ...lists, ...tables],
    allowedAttributes: { a: ['href', 'title', 'rel'], ol: ['start'], h2: ['id'], h3: ['id'], h4: ['id'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      // The page's own title is its only first-level heading.
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
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
