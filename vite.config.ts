import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { styledIds } from './scripts/lib/styled-ids.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The browser's build, and the settings that other parts share with it. scripts/lib/build-parts.mjs contains the differences. */
export default defineConfig({
  plugins: [styledIds, react()],
  resolve: {
    // RxJS's default is ES5 with helpers.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      { find: '@holocade/sdk', replacement: here('./sdk/index.ts') },
      // Every supported browser has Map and WeakMap.
      { find: /^reflect-metadata$/, replacement: 'reflect-metadata/lite' },
      // The package's export conditions always select the development build, with its warnings.
      { find: /^react-router$/, replacement: here('./node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: here('./node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // There is no index.html, because the server renders each page with a nonce. The server reads the file names from this manifest.
    manifest: true,
    // The content security policy does not allow data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: 'hidden',
    reportCompressedSize: false,
    // The list of all scripts in the first script would add a kilobyte. The manifest contains the same names.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => (name.endsWith('.page') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
      },
    },
  },
});
