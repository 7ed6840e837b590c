import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { styledIds } from './scripts/lib/styled-ids.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The browser's build, and what the other parts share with it; scripts/lib/build-parts.mjs says where they differ. */
export default defineConfig({
  plugins: [styledIds, react()],
  resolve: {
    // RxJS's default is ES5 with helpers.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      { find: '@holocade/sdk', replacement: here('./sdk/index.ts') },
      // Every browser we serve has Map and WeakMap.
      { find: /^reflect-metadata$/, replacement: 'reflect-metadata/lite' },
      // The package's conditions always give the development build, with its warnings.
      { find: /^react-router$/, replacement: here('./node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: here('./node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // The server writes the page for each answer with a nonce, so there is no index.html: it finds the files here.
    manifest: true,
    // data: addresses are not in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: 'hidden',
    reportCompressedSize: false,
    // The first script lists every other one: names of all, which the manifest knows as well, would be a kilobyte of it.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => (name.endsWith('.page') ? 'assets/[name]-[hash:8].js' : 'assets/[hash:8].js'),
      },
    },
  },
});
