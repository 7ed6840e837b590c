import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const FIRST_PACKAGES =
  'react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite|styled-components|stylis|' +
  '@inversifyjs|inversify|reflect-metadata|rxjs|dayjs';

/** What every page needs, in two files instead of twenty: few requests, and packages stay cached when our code changes. */
const chunks = [
  { name: 'vendor', priority: 2, test: new RegExp(`node_modules/(${FIRST_PACKAGES})/`) },
  {
    name: 'app',
    test: /src\/(domain\/(shared|session|games|content|shell)|ui\/(shared|theme|errors))\/|(GameCardLink|ArticleCardLink|Balance)\.tsx$|legal-titles|composition\/tokens?\.ts|preload-helper/,
  },
];

/** The browser's build, and what the other parts share with it; scripts/lib/build-parts.mjs says where they differ. */
export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: '@holocade/sdk', replacement: here('./sdk/index.ts') },
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
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
