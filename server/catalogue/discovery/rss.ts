import { brand } from '../../../src/domain/shared/brand';
import { element, escapeXml, xmlDocument } from './xml';

/** An article as the feed tells of it. */
export interface FeedArticle {
  /** Absolute. */
  readonly address: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly author: string;
  readonly published: Date;
}

/** Where the feed itself and its blog are, absolute. */
export interface FeedAddresses {
  readonly feed: string;
  readonly site: string;
}

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/** The blog as RSS 2.0, its newest article first. */
export function rss(articles: readonly FeedArticle[], { feed, site }: FeedAddresses): string {
  const [newest] = articles;
  return xmlDocument([
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    element('title', `${brand.siteName} Blog`),
    element('link', site),
    `<atom:link href="${escapeXml(feed)}" rel="self" type="application/rss+xml"/>`,
    element('description', `News and articles about VR games that run in the browser, by ${brand.company}.`),
    element('language', 'en'),
    ...(newest === undefined ? [] : [element('lastBuildDate', newest.published.toUTCString())]),
    ...articles.flatMap(item),
    '</channel>',
    '</rss>',
  ]);
}

function item({ address, title, excerpt, category, author, published }: FeedArticle): readonly string[] {
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', published.toUTCString()),
    element('dc:creator', author),
    element('category', category),
    element('description', excerpt),
    '</item>',
  ];
}
