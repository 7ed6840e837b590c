import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { precompress, precompressFile } from './precompress.mjs';
import { fromRoot, root } from './root.mjs';
import { sdkFile, sdkFiles } from './sdk-files.mjs';
import { writeSdkPackage } from './sdk-package.mjs';
import { writeSdkReference } from './sdk-reference.mjs';

const shared = { root, logLevel: 'warn', mode: 'production' };
const fromConfig = { ...shared, configFile: fromRoot('vite.config.ts') };

/** What the first page needs and nothing else, in one file: a request that is saved counts for more on a first visit than packages that stay cached. */
const firstFiles = [
  // Without the entry, which waits for the parts of the page's route: they import this file, and would wait for the entry in turn.
  { name: 'app', tags: ['$initial'], test: /^(?!.*\/src\/main\.tsx$)/ },
];

const client = async () => {
  const rolldownOptions = {
    input: { main: fromRoot('src/main.tsx') },
    output: { codeSplitting: { groups: firstFiles } },
  };
  await build({ ...fromConfig, build: { rolldownOptions } });
  await precompress(fromRoot('dist/client/assets'));
};

/** One self-contained set of ES modules for Node; packages stay in node_modules. */
const nodePart = (name, entry, overrides = {}) => ({
  ...fromConfig,
  ...overrides,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: false,
    minify: false,
    sourcemap: true,
    target: 'node20',
    rolldownOptions: {
      input: { [name]: fromRoot(entry) },
      output: { entryFileNames: '[name].js', chunkFileNames: `${name}/[name]-[hash].js` },
    },
  },
});

const server = () => build(nodePart('main', 'server/main.ts'));

/**
 * React picks its slow development build from NODE_ENV when it is loaded, and NODE_ENV also decides whether the local mailbox,
 * sign-in and checkout stand-ins exist. So the pages are bundled with their packages and always with the production build.
 */
const render = () =>
  build(
    nodePart('render', 'src/render.tsx', {
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
    }),
  );

/** One script for the frame of third-party ads, which loads nothing else of ours. */
const ads = () =>
  build({
    ...shared,
    configFile: false,
    publicDir: false,
    build: {
      outDir: 'dist/ads',
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: fromRoot('src/ad-frame.ts'),
        output: { format: 'iife', entryFileNames: 'frame.js', codeSplitting: false },
      },
    },
  });

const games = async () => {
  const { buildGames } = await import(pathToFileURL(fromRoot('games/build-all.mjs')).href);
  await buildGames(fromRoot('dist/games'));
  await precompress(fromRoot('dist/games'));
};

/** A page to call the SDK from by hand: a build like a game's, which the developer site serves and anybody can publish. */
const playground = async () => {
  await build({
    root: fromRoot('games/playground'),
    base: './',
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@holocade/sdk': fromRoot('sdk/index.ts') } },
    build: {
      outDir: fromRoot('dist/playground'),
      emptyOutDir: true,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
    },
  });
};

/** What the games' host puts into a page for whoever tries a game without a headset: one script, whole in itself. */
const headset = async () => {
  await build({
    ...shared,
    configFile: false,
    publicDir: false,
    build: {
      outDir: 'dist/headset',
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      chunkSizeWarningLimit: 500,
      rolldownOptions: {
        input: fromRoot('headset/main.ts'),
        output: { format: 'iife', entryFileNames: 'emulated-headset.js', codeSplitting: false },
      },
    },
  });
  await precompress(fromRoot('dist/headset'));
};

const sdk = async (file) => {
  await build(sdkFile(file));
  await precompressFile(fromRoot(`dist/sdk/${file.fileName}`));
};

/** Every part of the product; all can be built at the same time. */
export const buildParts = [
  { name: 'client', run: client },
  { name: 'server', run: server },
  { name: 'render', run: render },
  ...sdkFiles.map((file) => ({ name: `sdk ${file.fileName}`, run: () => sdk(file) })),
  { name: 'sdk package', run: () => writeSdkPackage() },
  { name: 'sdk reference', run: async () => writeSdkReference() },
  { name: 'playground', run: playground },
  { name: 'ads', run: ads },
  { name: 'games', run: games },
  { name: 'headset', run: headset },
];
