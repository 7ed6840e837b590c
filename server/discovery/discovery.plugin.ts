import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../deps';
import { limiter } from '../http/limiter';
import { refusal } from '../http/refusal';
import { RefusalError } from '../http/refusal-error';
import { listFeed } from './feed.repository';
import { robots } from './robots';
import { rss } from './rss';
import { sendDocument } from './send-document';
import type { SitemapEntry } from './sitemap';
import { sitemap, sitemapIndex } from './sitemap';
import type { ListedPage } from './sitemap.repository';
import { countParts, listArticles, listGames, listLegalPages } from './sitemap.repository';

const XML = 'application/xml';
/** A part of a large catalogue is a large answer. */
const LIMIT = { windowSeconds: 60, max: 120 } as const;
const FEED = '/blog/rss.xml';

const partOf = (request: FastifyRequest): number => Number((request.params as { readonly part: string }).part);

/** What search engines, feed readers and crawlers read. */
export async function discovery(app: FastifyInstance, { deps }: { deps: ServerDeps }): Promise<void> {
  const { urls } = deps;
  const { db } = deps.database;
  const limit = limiter(app, LIMIT);
  const below =
    (path: string) =>
    ({ slug, changed }: ListedPage): SitemapEntry => ({ address: urls.portal(path + slug), changed });
  const parts = (name: string, count: number): readonly SitemapEntry[] =>
    Array.from({ length: count }, (_, index) => ({ address: urls.portal(`sitemap-${name}-${String(index + 1)}.xml`) }));
  const part = (list: typeof listGames, path: string) => async (request: FastifyRequest) => {
    const entries = await list(db, partOf(request));
    if (entries.length === 0) throw new RefusalError(refusal.notFound('file'));
    return { type: XML, body: sitemap(entries.map(below(path))) };
  };

  const documents = {
    '/robots.txt': async () => ({ type: 'text/plain', body: robots(urls.portal('sitemap.xml')) }),
    '/sitemap.xml': async () => {
      const { games, articles } = await countParts(db);
      const pages = { address: urls.portal('sitemap-pages.xml') };
      return { type: XML, body: sitemapIndex([pages, ...parts('games', games), ...parts('articles', articles)]) };
    },
    '/sitemap-pages.xml': async () => {
      const fixed = ['', 'arcade/games'].map((path) => ({ address: urls.portal(path) }));
      const legal = await listLegalPages(db);
      return { type: XML, body: sitemap([...fixed, ...legal.map(below('hc/legal/'))]) };
    },
    '/sitemap-games-:part(^[1-9]\\d{0,3}$).xml': part(listGames, 'arcade/games/'),
    '/sitemap-articles-:part(^[1-9]\\d{0,3}$).xml': part(listArticles, 'blog/article/'),
    [FEED]: async () => {
      const articles = await listFeed(db);
      const told = articles.map(({ slug, ...article }) => ({
        ...article,
        address: urls.portal(`blog/article/${slug}`),
      }));
      return { type: 'application/rss+xml', body: rss(told, { feed: urls.portal(FEED), site: urls.portal('') }) };
    },
  };

  for (const [path, make] of Object.entries(documents))
    app.get(path, async (request, reply) => {
      await limit(request);
      return sendDocument(request, reply, await make(request));
    });
}
