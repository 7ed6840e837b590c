import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The browser's build, and what the other parts share with it; scripts/lib/build-parts.mjs says where they differ. */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@holocade/sdk': here('./sdk/index.ts') } },
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
  },
});
