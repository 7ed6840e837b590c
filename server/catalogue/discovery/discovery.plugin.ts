import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { helpViews, helpViewSegment } from '../../../src/domain/help/help-view';
import { brand } from '../../../src/domain/shared/brand';
import type { ServerDependencies } from '../../deps';
import { limiter } from '../../platform/http/limiter';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { listFeed } from './feed.repository';
import type { ListedKindName } from './listed-kinds';
import { listedKindNames } from './listed-kinds';
import type { ListedPage } from './sitemap.repository';
import { countParts, listLegalPages, listPart } from './sitemap.repository';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// Characters that XML 1.0 cannot represent, not even as references, and lone surrogates.
const INVALID_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Surrogate}]/gu;

/** Escapes a text for elements and quoted attributes of XML 1.0. Removes characters that XML cannot represent. */
export function escapeXml(text: string): string {
  return text.replaceAll(INVALID_IN_XML, '').replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function xmlDocument(lines: readonly string[]): string {
  return `${['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n')}\n`;
}

/** An article in the feed. */
interface FeedArticle {
  /** Absolute. */
  readonly address: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly author: string;
  readonly published: Date;
}

/** Absolute addresses of the feed and the blog. */
interface FeedAddresses {
  readonly feed: string;
  readonly site: string;
}

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/** Renders the blog as RSS 2.0. The newest article comes first. */
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

/** A page that search engines should index. */
interface SitemapEntry {
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

/** Renders a sitemap (sitemaps.org) of at most 50,000 pages. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return xmlDocument([`<urlset xmlns="${NAMESPACE}">`, ...lines('url', entries), '</urlset>']);
}

/** Renders the index of the sitemaps. */
function sitemapIndex(entries: readonly SitemapEntry[]): string {
  return xmlDocument([`<sitemapindex xmlns="${NAMESPACE}">`, ...lines('sitemap', entries), '</sitemapindex>']);
}

const MAX_AGE_SECONDS = 600;

/** A document that is the same for every visitor. */
interface PublicDocument {
  readonly type: string;
  readonly body: string;
}

/** Sends a public document, or 304 if the ETag matches. The ETag is weak because proxies may compress the body. */
function sendDocument(request: FastifyRequest, reply: FastifyReply, { type, body }: PublicDocument) {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  void reply.header('cache-control', `public, max-age=${String(MAX_AGE_SECONDS)}`).header('etag', etag);
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim());
  if (known?.includes(etag) === true) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(body);
}

/** Renders robots.txt. The public API is allowed, for crawlers that run scripts. */
function robots(sitemapAddress: string): string {
  return [
    'User-agent: *',
    'Disallow: /account',
    'Disallow: /auth/',
    'Disallow: /v1/',
    'Allow: /v1/public/',
    '',
    `Sitemap: ${sitemapAddress}`,
    '',
  ].join('\n');
}

const DAY_MS = 24 * 60 * 60 * 1000;
const SECURITY = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. */
const SECURITY_DAYS = 180;

/** Renders security.txt (RFC 9116). Equal throughout a day. */
export function securityText(contact: string, canonical: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS);
  return [
    `Contact: mailto:${encodeURI(contact)}`,
    `Expires: ${new Date((today + SECURITY_DAYS) * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}

const XML = 'application/xml';
/** Low, because one part of a large catalogue is a large response. */
const LIMIT = { windowSeconds: 60, max: 120 } as const;
const FEED = '/blog/rss.xml';
/** Paths of pages that do not depend on stored rows. */
const FIXED = [
  '',
  'arcade/games',
  'blog',
  'market',
  ...helpViews.map((view) => ['hc', helpViewSegment(view)].filter(Boolean).join('/')),
];

const partOf = (request: FastifyRequest): number => Number((request.params as { readonly part: string }).part);

/** Serves robots.txt, security.txt, the sitemaps and the RSS feed. */
export async function discovery(app: FastifyInstance, { deps }: { deps: ServerDependencies }): Promise<void> {
  const { urls } = deps;
  const { db } = deps.database;
  const limit = limiter(deps, 'discovery', LIMIT);
  const entry = ({ path, changed }: ListedPage): SitemapEntry => ({
    address: urls.portal(path),
    changed: changed ?? undefined,
  });
  const part = (name: ListedKindName) => async (request: FastifyRequest) => {
    const pages = await listPart(db, name, partOf(request));
    if (pages.length === 0) throw new RefusalError(refusal.notFound('file'));
    return { type: XML, body: sitemap(pages.map(entry)) };
  };
  const partsOf = ({ name, parts }: { readonly name: ListedKindName; readonly parts: number }) =>
    Array.from({ length: parts }, (_, index) => ({
      address: urls.portal(`sitemap-${name}-${String(index + 1)}.xml`),
    }));

  const documents: Readonly<Record<string, (request: FastifyRequest) => Promise<PublicDocument>>> = {
    '/robots.txt': async () => ({ type: 'text/plain', body: robots(urls.portal('sitemap.xml')) }),
    [SECURITY]: async () => {
      const { contact } = deps.config.operator;
      if (contact === undefined) throw new RefusalError(refusal.notFound('file'));
      return { type: 'text/plain', body: securityText(contact, urls.portal(SECURITY.slice(1)), deps.clock.now()) };
    },
    '/sitemap.xml': async () => {
      const pages = { address: urls.portal('sitemap-pages.xml') };
      return { type: XML, body: sitemapIndex([pages, ...(await countParts(db)).flatMap(partsOf)]) };
    },
    '/sitemap-pages.xml': async () => {
      const fixed = FIXED.map((path) => ({ address: urls.portal(path) }));
      const legal = await listLegalPages(db);
      return { type: XML, body: sitemap([...fixed, ...legal.map(entry)]) };
    },
    ...Object.fromEntries(
      listedKindNames.map((name) => [`/sitemap-${name}-:part(^[1-9]\\d{0,3}$).xml`, part(name)] as const),
    ),
    [FEED]: async () => {
      const articles = await listFeed(db);
      const feedArticles = articles.map(({ slug, ...article }) => ({
        ...article,
        address: urls.portal(`blog/article/${slug}`),
      }));
      return {
        type: 'application/rss+xml',
        body: rss(feedArticles, { feed: urls.portal(FEED), site: urls.portal('blog') }),
      };
    },
  };

  for (const [path, make] of Object.entries(documents))
    app.get(path, async (request, reply) => {
      await limit(request);
      return sendDocument(request, reply, await make(request));
    });
}
