import { SAVED_PAGES_MARK } from '../../domain/offline/offline-copy';
import { brand } from '../../domain/shared/brand';
import { escapeHtml, unescapeHtml } from '../../domain/shared/escape-html';

/** Attribute of the root element of a stored page: the time of its storage, in milliseconds since 1970. */
const SAVED_ATTRIBUTE = 'data-saved-at';

/** Maximum number of stored pages in the list of the offline page. */
const LISTED = 12;

/** Marks the HTML of a page as a copy. */
export function markSaved(html: string, savedAt: number): string {
  return html.replace(/<html\b/, `<html ${SAVED_ATTRIBUTE}="${String(savedAt)}"`);
}

/** Returns the title in the HTML of a page without the name of the site; the name itself if it is the whole title. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const plain = unescapeHtml(title).trim();
  // The home page's title starts with the name.
  if (plain.startsWith(`${brand.siteName} - `)) return brand.siteName;
  const suffix = ` - ${brand.siteName}`;
  return (plain.endsWith(suffix) ? plain.slice(0, -suffix.length) : plain) || brand.siteName;
}

/** A link to a stored page. */
interface SavedLink {
  /** Path with the query. */
  readonly path: string;
  readonly title: string;
}

/** Inserts links to the stored pages into the offline page. */
export function listSavedPages(html: string, links: readonly SavedLink[]): string {
  if (links.length === 0) return html;
  const items = links
    .slice(0, LISTED)
    .map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`);
  const list = `<h2 id="saved">Saved pages</h2><ul aria-labelledby="saved">${items.join('')}</ul>`;
  return html.replace(SAVED_PAGES_MARK, () => list);
}
