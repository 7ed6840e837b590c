import { element, xmlDocument } from './xml';

/** One address that search engines should know. */
export interface SitemapEntry {
  /** Absolute. */
  readonly address: string;
  readonly changed?: Date | undefined;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function lines(tag: string, entries: readonly SitemapEntry[]): readonly string[] {
  return entries.map(({ address, changed }) => {
    const date = changed === undefined ? '' : element('lastmod', changed.toISOString());
    return `<${tag}>${element('loc', address)}${date}</${tag}>`;
  });
}

/** A list of pages (sitemaps.org); at most 50,000 of them. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return xmlDocument([`<urlset xmlns="${NAMESPACE}">`, ...lines('url', entries), '</urlset>']);
}

/** The list of the lists. */
export function sitemapIndex(entries: readonly SitemapEntry[]): string {
  return xmlDocument([`<sitemapindex xmlns="${NAMESPACE}">`, ...lines('sitemap', entries), '</sitemapindex>']);
}
