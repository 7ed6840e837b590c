import { createServer } from 'vite';
import { root } from './root.mjs';

/** Loads modules of the server from their sources. `close` stops the loader. */
export async function openServerSources() {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  return {
    load: (path) => vite.ssrLoadModule(`/${path}`),
    close: () => vite.close(),
  };
}
