import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { brand } from '../../../src/domain/shared/brand';
import type { ServerDependencies } from '../../deps';
import { readBuiltAssets } from './built-assets';

const ENTRY = 'src/console.tsx';
/** Path of the built files, whose names contain content hashes. */
const FILES = '/console/files/';

interface ConsoleAssets {
  readonly entry: string;
  readonly preload: readonly string[];
  readonly styles: readonly string[];
}

/** Addresses of the built files; undefined before the console is built. */
function readAssets(folder: string): ConsoleAssets | undefined {
  const built = readBuiltAssets(folder, ENTRY);
  if (built === undefined) return undefined;
  const path = (name: string) => `/console/${name}`;
  return { entry: path(built.entry), preload: built.preload.map(path), styles: built.styles.map(path) };
}

const documentOf = ({ entry, preload, styles }: ConsoleAssets, settings: string, nonce: string): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="theme-color" content="#0A0B14"><meta name="sc-nonce" content="${nonce}">
<title>${brand.siteName} console</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${preload.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<style nonce="${nonce}">html{color-scheme:dark;background:#0A0B14}noscript{display:block;padding:24px;color:#fff}</style>
<script type="application/json" id="settings">${settings}</script>
<script type="module" src="${entry}"></script></head>
<body><div id="root"></div><noscript>The console needs JavaScript. Turn it on and reload the page.</noscript></body>
</html>
`;

interface ConsolePageOptions {
  readonly deps: Pick<ServerDependencies, 'random' | 'urls'>;
  /** Folder of the built console. */
  readonly folder: string;
}

/**
 * The developer console: one document for each of its addresses, and its files. It runs only its own scripts and calls
 * only the portal.
 */
export async function consolePage(app: FastifyInstance, { deps, folder }: ConsolePageOptions): Promise<void> {
  const { urls, random } = deps;
  const assets = readAssets(folder);
  if (assets === undefined) return;
  const files = urls.developerOrigin + FILES;
  const settings = JSON.stringify({ portalOrigin: urls.portalOrigin }).replaceAll('<', String.raw`\u003c`);
  const policy = (nonce: string): string =>
    `default-src 'none'; script-src ${files}; style-src ${files} 'nonce-${nonce}'; font-src 'self'; ` +
    `img-src 'self' data: ${urls.staticOrigin}; media-src ${urls.staticOrigin}; connect-src 'self' ${urls.portalOrigin}; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  await app.register(fastifyStatic, {
    root: join(folder, 'files'),
    prefix: FILES,
    index: false,
    decorateReply: false,
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
  });
  for (const path of ['/console', '/console/*'])
    app.get(path, async (_request, reply) => {
      const nonce = random.bytes(16).toString('base64');
      return reply
        .header('content-security-policy', policy(nonce))
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(documentOf(assets, settings, nonce));
    });
}
