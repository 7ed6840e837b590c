import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Runs the server's source in a separate process, with a page renderer that needs no build. */
const vite = await createServer({
  root: fileURLToPath(new URL('../../../', import.meta.url)),
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { main } = await vite.ssrLoadModule('/server/main.ts');
const assets = { entry: '/assets/main.js', preload: [], parts: {}, styles: '', fonts: [] };
const render = async ({ nonce }) => ({ kind: 'html', status: 200, html: `<!doctype html><p>${nonce}</p>` });
await main({ loadPages: async () => ({ renderer: { render }, assets }) });
