import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brand } from '../../../src/domain/shared/brand';
import type { ServerDependencies } from '../../deps';
import { limiter } from '../../platform/http/limiter';
import type { Folders } from '../hosts/folders';
import { serverApiDocument } from '../../platform/http/open-api';
import { programOrigin } from '../hosts/program-frame.plugin';
import { consolePage } from './console-page.plugin';
import { PLAYGROUND_FILES, playgroundPage } from './playground-page';
import { readSdkReference } from './sdk-reference';
import type { SitePage } from './site-page';
import { QUERY_LENGTH, sitePage } from './site-page';
import { sitePages } from './site-pages';
import { searchPage, siteSearch } from './site-search';

/** Policy of the developer site's pages: only their own style sheets, scripts, fonts, icon and search, and the given frames. */
const sitePolicy = (nonce: string, frames: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; font-src 'self'; img-src 'self'; connect-src 'self'; ` +
  `frame-src ${frames}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

const require = createRequire(import.meta.url);

/** The fonts of the portal, by their names in the style sheet. */
const fonts = {
  'inter.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'space-grotesk.woff2': '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
} as const;

/** Permanent names, independent of the built files' names. */
const stable: Readonly<Record<string, string>> = {
  [`/sdk/${brand.identifier}.js`]: `${brand.identifier}-sdk.global.js`,
  // Parts of the previous entry, which that script loads from its own folder.
  [`/sdk/${brand.identifier}.local.js`]: `${brand.identifier}-sdk.local.global.js`,
  [`/sdk/${brand.identifier}.guests.js`]: `${brand.identifier}-sdk.guests.global.js`,
  [`/sdk/${brand.identifier}.mjs`]: `${brand.identifier}-sdk.js`,
  [`/sdk/${brand.identifier}.d.ts`]: `${brand.identifier}-sdk.d.ts`,
  // The npm package of the command for developers.
  [`/${brand.identifier}.tgz`]: `${brand.identifier}-cli.tgz`,
};

/** Pattern of the SDK's npm package, whose name contains its version. */
const packageName = /holocade-sdk-\d[\w.-]*\.tgz$/;

/** Lets pages of any origin use the SDK. Types are shown as text; a versioned package never changes. */
const forAnyPage = (reply: FastifyReply, path: string): void => {
  void reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
  if (path.endsWith('.d.ts')) void reply.type('text/plain; charset=utf-8');
  if (path.endsWith('.tgz')) void reply.type('application/gzip');
  if (packageName.test(path)) void reply.header('cache-control', 'public, max-age=31536000, immutable');
};

/** File name of the package; undefined before the SDK is built. */
const packageIn = (folder: string): string | undefined =>
  existsSync(folder) ? readdirSync(folder).find((name) => packageName.test(name)) : undefined;

/** Maximum number of search results, on their page and while somebody types. */
const RESULTS = { page: 40, typing: 8 } as const;
/** Limit of the searches from one network address. */
const SEARCHES = { max: 120, windowSeconds: 60 };

/** The search words of an address; empty if they are missing or repeated. */
const queryOf = (query: unknown): string => {
  const { q } = query as { readonly q?: unknown };
  return typeof q === 'string' ? q.trim().slice(0, QUERY_LENGTH) : '';
};

interface DeveloperHostOptions {
  readonly deps: Pick<ServerDependencies, 'config' | 'limits' | 'random' | 'urls'>;
  readonly folders: Pick<Folders, 'client' | 'console' | 'headset' | 'playground' | 'sdk'>;
}

/** The developer site: pages rendered once at start, the SDK, the playground and the console. It sets no cookie. */
export async function developerHost(app: FastifyInstance, { deps, folders }: DeveloperHostOptions): Promise<void> {
  const { config, urls, random } = deps;
  const hour = { index: false, maxAge: '1h', suppressWarning: true } as const;

  /** Redirects a path, with the query, to the path of the page. */
  const redirect = (from: string, to: string) =>
    app.get(from, ({ url }, reply) => reply.redirect(url.replace(/^[^?]*/, to), 308));

  await app.register(fastifyStatic, {
    ...hour,
    root: [folders.sdk, folders.headset],
    prefix: '/sdk/',
    preCompressed: true,
    setHeaders: forAnyPage,
    decorateReply: true,
  });
  const playground = playgroundPage(folders.playground, urls);
  if (playground !== undefined)
    await app.register(fastifyStatic, {
      root: join(folders.playground, 'files'),
      prefix: `${PLAYGROUND_FILES}files/`,
      index: false,
      decorateReply: false,
      preCompressed: true,
      maxAge: '365d',
      immutable: true,
    });
  await app.register(consolePage, { deps, folder: folders.console });
  redirect('/playground', '/playground/');
  app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', folders.client));
  for (const [name, file] of Object.entries(fonts)) {
    const path = require.resolve(file);
    app.get(`/fonts/${name}`, (_request, reply) =>
      reply.sendFile(path.slice(dirname(path).length + 1), dirname(path), { maxAge: '365d', immutable: true }),
    );
  }
  for (const [path, file] of Object.entries(stable))
    app.get(path, (_request, reply) => reply.sendFile(file, folders.sdk));

  const latest = packageIn(folders.sdk);
  if (latest !== undefined) app.get('/sdk/latest.tgz', (_request, reply) => reply.redirect(`/sdk/${latest}`, 302));

  // Created on the first request.
  let serverApi: string | undefined;
  app.get('/server-api.json', (_request, reply) => {
    serverApi ??= JSON.stringify(serverApiDocument(urls.portalOrigin));
    return reply
      .type('application/json; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' })
      .send(serverApi);
  });

  const send = (reply: FastifyReply, page: SitePage): FastifyReply => {
    const nonce = random.bytes(16).toString('base64');
    return reply
      .header('content-security-policy', sitePolicy(nonce, page === playground ? programOrigin(urls) : "'none'"))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(sitePage(page, urls, nonce));
  };
  const pages = [
    ...sitePages(urls, readSdkReference(folders.sdk), config.buildLimits),
    ...(playground === undefined ? [] : [playground]),
  ];
  for (const page of pages) {
    app.get(page.path, async (_request, reply) => send(reply, page));
    if (!page.path.endsWith('/')) redirect(`${page.path}/`, page.path);
  }

  // Indexed on the first search.
  let index: ReturnType<typeof siteSearch> | undefined;
  const search: ReturnType<typeof siteSearch> = (query, most) => (index ??= siteSearch(pages))(query, most);
  const limit = limiter(deps, 'site-search', SEARCHES);
  app.get('/search', async (request, reply) => {
    await limit(request);
    const words = queryOf(request.query);
    return send(reply, searchPage(words, search(words, RESULTS.page)));
  });
  redirect('/search/', '/search');
  app.get('/search.json', async (request, reply) => {
    await limit(request);
    return reply.header('cache-control', 'public, max-age=60').send(search(queryOf(request.query), RESULTS.typing));
  });
}
