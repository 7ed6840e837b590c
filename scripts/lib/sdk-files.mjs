import { fromRoot, root } from './root.mjs';

/** The sandbox is a file of its own beside the SDK, loaded only outside the portal (ADR 19). */
const sandboxBesideIt = {
  name: 'sandbox-beside-it',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/local/prepare-local') ? { id: './holocade-sdk.local.js', external: true } : null),
};

/** The files of the SDK: for modules and for plain pages, each with its sandbox beside it. */
export const sdkFiles = [
  { fileName: 'holocade-sdk.js', entry: 'sdk/index.ts', format: 'es', plugins: [sandboxBesideIt] },
  { fileName: 'holocade-sdk.global.js', entry: 'sdk/global.ts', format: 'iife' },
  { fileName: 'holocade-sdk.local.js', entry: 'sdk/local/prepare-local.ts', format: 'es' },
  { fileName: 'holocade-sdk.local.global.js', entry: 'sdk/local-global.ts', format: 'iife' },
  { fileName: 'runtime.js', entry: 'sdk/runtime.ts', format: 'iife' },
  { fileName: 'adapters/heyvr.js', entry: 'sdk/adapters/heyvr.ts', format: 'iife' },
  { fileName: 'adapters/crazygames.js', entry: 'sdk/adapters/crazygames.ts', format: 'iife' },
];

/** How one of them is built. */
export const sdkFile = ({ fileName, entry, format, plugins = [] }) => ({
  root,
  logLevel: 'warn',
  mode: 'production',
  configFile: false,
  publicDir: false,
  plugins,
  build: {
    outDir: 'dist/sdk',
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: true,
    reportCompressedSize: false,
    modulePreload: false,
    // As a library the dynamic import of the sandbox stays as it is written; white space is left out all the same.
    lib: { entry: fromRoot(entry), formats: [format], fileName: () => fileName, name: 'holocade' },
    rolldownOptions: { output: { codeSplitting: false, minify: true } },
  },
});
