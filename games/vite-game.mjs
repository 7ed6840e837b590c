import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildThree, withSharedThree } from './shared-three.mjs';

const games = dirname(fileURLToPath(import.meta.url));

/** Puts the style sheet into the page. The first paint would otherwise wait for another round trip. */
const inlineStyles = {
  name: 'inline-styles',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      html.replaceAll(/<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/g, (_tag, name) => {
        const { source } = bundle[name];
        delete bundle[name];
        return `<style>${String(source).trim()}</style>`;
      }),
  },
};

/** Returns the facts of a game, read from its game.json. */
export async function readGame(slug) {
  return JSON.parse(await readFile(join(games, slug, 'game.json'), 'utf8'));
}

/**
 * Builds one version of a game into `outDir` (default version: the active one). `three` is the result of `buildThree`, which
 * several games share. Rejects if the build fails.
 */
export async function buildGame(slug, outDir, { version, three, sdk = join(games, '..', 'sdk', 'index.ts') } = {}) {
  const facts = await readGame(slug);
  const chosen = version ?? facts.builds.find(({ active }) => active)?.version ?? facts.builds[0].version;
  await build({
    root: join(games, slug),
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [withSharedThree(three ?? (await buildThree())), inlineStyles],
    define: { __BUILD_VERSION__: JSON.stringify(chosen) },
    resolve: { alias: { '@holocade/sdk': sdk } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      modulePreload: { polyfill: false },
    },
  });
  return outDir;
}
