import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { writeCliPackage } from './cli-package.mjs';
import { clientContract } from './client-contract.mjs';
import { COMMAND_LINE } from './fingerprint.mjs';
import { precompress, precompressFile } from './precompress.mjs';
import { fromRoot, root } from './root.mjs';
import { sdkFile, sdkFiles } from './sdk-files.mjs';
import { writeSdkPackage } from './sdk-package.mjs';
import { writeSdkReference } from './sdk-reference.mjs';
import { sharedFileName } from './shared-files.mjs';
import { moveSourceMaps } from './source-maps.mjs';
import { importCircles } from './tree-numbers.mjs';

const shared = { root, logLevel: 'warn', mode: 'production' };
const fromConfig = { ...shared, configFile: fromRoot('vite.config.ts') };

/** The calls of the API, which a page loads with its first call. Their evaluation is a task of its own. */
const CALLS = 'src/adapters/http/browser-wire.ts';

/** Further modules that each page loads once it is idle. */
const IDLE = ['src/composition/idle-scripts.ts', 'src/ui/shared/shown-date.ts', 'src/ui/shell/PageSkeleton.tsx'];

/**
 * Files of the browser's build. Modules of every page are in three files, which are evaluated in three tasks and stay cached when only our
 * code changes. Small modules of several pages are in one file, and others are grouped by the pages that use them.
 */
const files = [
  { name: 'react', test: /rolldown.runtime|\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'packages', tags: ['$initial'], test: /\/node_modules\//, priority: 3 },
  { name: 'app', tags: ['$initial'], priority: 2 },
  {
    name: sharedFileName(fromRoot('src/main.tsx'), fromRoot(CALLS), IDLE.map(fromRoot)),
    debugName: 'calls, idle and small',
    priority: 1,
  },
  { name: 'shared', test: /\/src\//, minShareCount: 2, entriesAware: true },
];

/** Throws if files import each other: a module could then use another before its evaluation, and the page would not start. */
function requireNoCircles(output) {
  const chunks = output.filter(({ type }) => type === 'chunk');
  const [circle] = importCircles(new Map(chunks.map(({ fileName, imports }) => [fileName, new Set(imports)])));
  if (circle) throw new Error(`Files of the build import each other: ${circle.join(', ')}.`);
}

const client = async () => {
  const rolldownOptions = {
    input: { main: fromRoot('src/main.tsx') },
    output: { codeSplitting: { groups: files } },
  };
  const { output } = await build({ ...fromConfig, plugins: [clientContract], build: { rolldownOptions } });
  requireNoCircles(output);
  // For operators only: the server serves every file of the client's folder.
  moveSourceMaps(fromRoot('dist/client/assets'), fromRoot('dist/source-maps'));
  await precompress(fromRoot('dist/client/assets'));
};

/** Builds the developer console, an application of its own on the developer site. Its names never meet those of the portal's files. */
const developerConsole = async () => {
  const { output } = await build({
    ...fromConfig,
    base: '/console/',
    publicDir: false,
    plugins: [clientContract],
    build: {
      outDir: 'dist/console',
      assetsDir: 'files',
      rolldownOptions: {
        input: { console: fromRoot('src/console.tsx') },
        output: {
          entryFileNames: 'files/[name]-[hash:7].js',
          chunkFileNames: 'files/[name]-[hash:7].js',
          codeSplitting: { groups: [{ name: 'packages', tags: ['$initial'], test: /\/node_modules\//, priority: 1 }] },
        },
      },
    },
  });
  requireNoCircles(output);
  moveSourceMaps(fromRoot('dist/console/files'), fromRoot('dist/console-source-maps'));
  await precompress(fromRoot('dist/console/files'));
};

/** Builds one self-contained set of ES modules for Node. Packages stay in node_modules. */
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

/** Builds the operator's command line, which runs without the packages of development. */
const commandLine = () => build(nodePart('holocade', 'server/platform/command-line/run-holocade.ts'));

/**
 * Builds the pages with their packages, always with the production build of React. React selects its slow development build by NODE_ENV
 * at load time, but NODE_ENV also enables the development mailbox, the fake providers and the payment sandbox.
 */
const render = () =>
  build(
    nodePart('render', 'src/render.tsx', {
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
    }),
  );

/** Builds one self-contained script. */
const script = (outDir, entry, fileName) =>
  build({
    ...shared,
    configFile: false,
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: fromRoot(entry),
        output: { format: 'iife', entryFileNames: fileName, codeSplitting: false },
      },
    },
  });

/** Builds one script for the frame of third-party ads. It loads nothing else from the portal. */
const ads = () => script('dist/ads', 'src/ad-frame.ts', 'frame.js');

/** Builds the service workers of the portal and of games that may be played offline. */
const workers = async () => {
  await script('dist/workers', 'src/service-worker.ts', 'portal.js');
  await script('dist/workers', 'src/game-worker.ts', 'game.js');
};

const games = async () => {
  const { buildGames } = await import(pathToFileURL(fromRoot('games/build-all.mjs')).href);
  await buildGames(fromRoot('dist/games'), fromRoot('dist/shared'));
  await precompress(fromRoot('dist/games'));
  await precompress(fromRoot('dist/shared'));
};

/** Builds the script and the style sheet of the playground. The developer site renders its page. */
const playground = async () => {
  await build({
    root: fromRoot('games/playground'),
    base: '/playground/',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: fromRoot('dist/playground'),
      assetsDir: 'files',
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 700,
      rolldownOptions: { input: { playground: fromRoot('games/playground/main.ts') } },
    },
  });
  await precompress(fromRoot('dist/playground/files'));
};

/** Builds the emulated headset, one self-contained script that the games host inserts into pages. */
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

/** All parts of the product. They can be built in parallel. */
export const buildParts = [
  { name: 'client', run: client },
  { name: 'console', run: developerConsole },
  { name: 'server', run: server },
  { name: COMMAND_LINE, run: commandLine },
  { name: 'render', run: render },
  ...sdkFiles.map((file) => ({ name: `sdk ${file.fileName}`, run: () => sdk(file) })),
  { name: 'sdk package', run: () => writeSdkPackage() },
  { name: 'cli package', run: () => writeCliPackage() },
  { name: 'sdk reference', run: async () => writeSdkReference() },
  { name: 'playground', run: playground },
  { name: 'ads', run: ads },
  { name: 'workers', run: workers },
  { name: 'games', run: games },
  { name: 'headset', run: headset },
];
