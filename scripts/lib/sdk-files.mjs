import { fromRoot, root } from './root.mjs';

/** Files beside the SDK, loaded on demand: the sandbox outside the portal (ADR 19), the code for guests without a login (ADR 47). */
const partsBesideIt = {
  name: 'parts-beside-it',
  enforce: 'pre',
  resolveId: (id) => {
    if (id.endsWith('/local/prepare-local')) return { id: './holocade-sdk.local.js', external: true };
    return id === './guests/guests' ? { id: './holocade-sdk.guests.js', external: true } : null;
  },
};

/** Files of the SDK for modules and for plain pages, each with its parts. */
export const sdkFiles = [
  { fileName: 'holocade-sdk.js', entry: 'sdk/index.ts', format: 'es', plugins: [partsBesideIt] },
  { fileName: 'holocade-sdk.global.js', entry: 'sdk/global.ts', format: 'iife' },
  { fileName: 'holocade-sdk.local.js', entry: 'sdk/local/prepare-local.ts', format: 'es' },
  { fileName: 'holocade-sdk.local.global.js', entry: 'sdk/local-global.ts', format: 'iife' },
  { fileName: 'holocade-sdk.guests.js', entry: 'sdk/guests/guests.ts', format: 'es' },
  { fileName: 'holocade-sdk.guests.global.js', entry: 'sdk/guests-global.ts', format: 'iife' },
  { fileName: 'runtime.js', entry: 'sdk/runtime.ts', format: 'iife' },
  { fileName: 'offline.js', entry: 'sdk/offline.ts', format: 'iife' },
  { fileName: 'adapters/heyvr.js', entry: 'sdk/adapters/heyvr.ts', format: 'iife' },
  { fileName: 'adapters/crazygames.js', entry: 'sdk/adapters/crazygames.ts', format: 'iife' },
];

/** Returns the build settings of one of the files. */
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
    // A library build leaves the dynamic import of the sandbox unchanged. White space is removed anyway.
    lib: { entry: fromRoot(entry), formats: [format], fileName: () => fileName, name: 'holocade' },
    rolldownOptions: { output: { codeSplitting: false, minify: true } },
  },
});
