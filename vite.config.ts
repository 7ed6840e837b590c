import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const FIRST_PACKAGES =
  'react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite|styled-components|stylis|' +
  '@inversifyjs|inversify|reflect-metadata|rxjs|dayjs';

/** Of our own code: what the first page shares with parts that come later. */
const FIRST_FOLDERS = 'domain/(shared|session|games|content|shell|notices)|ui/(shared|theme|errors)|ui/notices/texts';
const FIRST_FILES =
  'GameCardLink|ArticleCardLink|Balance|Avatar|ToastCard|AchievementThumb|SignInOffer|toast-look|use-focus-heir|dialog-question|' +
  'DestinationLink|destinations|navigation-size|index-address|play-wish|suggestion-id|legal-titles|tokens?|map-ok|' +
  'article\\.mapper|pagination\\.mapper|retry-delay|system-clock|xr-presence|auth-modal|channels|search-bar|review-text|' +
  'text-counter|text-limits';

/** What every page needs, in two files instead of twenty: few requests, and packages stay cached when our code changes. */
const chunks = [
  { name: 'vendor', priority: 2, test: new RegExp(`node_modules/(${FIRST_PACKAGES})/`) },
  {
    name: 'app',
    test: new RegExp(`src/(${FIRST_FOLDERS})/|/(${FIRST_FILES})\\.tsx?$|preload-helper|rolldown-runtime`),
  },
];

/** The browser's build, and what the other parts share with it; scripts/lib/build-parts.mjs says where they differ. */
export default defineConfig({
  plugins: [react()],
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
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
