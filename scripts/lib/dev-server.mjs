import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { devAssets, devEntry } from './dev-client.mjs';
import { forward, forwardSocket } from './dev-proxy.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { report } from './report.mjs';
import { fromRoot, root } from './root.mjs';

const START = fromRoot('server/start-server.ts');
const BANNER = '/server/start-banner.ts';
const ADDRESSES = '/server/publishing/hosts/public-urls.ts';
const RENDER = '/src/render.tsx';

const createDevVite = (front) =>
  createVite({
    root,
    configFile: fromRoot('vite.config.ts'),
    appType: 'custom',
    plugins: [devEntry],
    optimizeDeps: { entries: ['src/main.tsx'] },
    server: {
      middlewareMode: true,
      // The content security policy allows only the portal's origin, so hot reload uses the portal's port.
      hmr: { server: front },
      watch: { ignored: ['**/data/**', '**/dist/**', '**/reports/**', '**/test-results/**'] },
    },
  });

/** Returns a module and all files that it imports directly or indirectly. */
function filesBehind(module, seen = new Set()) {
  if (!module || seen.has(module)) return seen;
  seen.add(module);
  for (const imported of module.importedModules) filesBehind(imported, seen);
  return seen;
}

/**
 * Runs the server from its sources behind Vite, which serves the browser's modules. The server restarts after a change of its sources.
 */
export async function createDevServer({ port, onGameChange, onSdkChange }) {
  const front = createHttpServer();
  const vite = await createDevVite(front);
  const load = (path) => vite.ssrLoadModule(path, { fixStacktrace: true });

  // Loaded for each page. Vite caches the module until one of its files changes.
  const renderer = { render: async (request) => (await load(RENDER)).render(request) };
  const environment = { HOLOCADE_KIT: '1', ...process.env, PORT: '0', HOLOCADE_PUBLIC_PORT: String(port) };
  let server;
  let portalHost;
  async function start() {
    const { startServer } = await load(START);
    server = await startServer({ environment, loadPages: async () => ({ renderer, assets: devAssets }) });
    portalHost = server.config.host;
  }
  const restart = oneAtATime(async () => {
    await server?.stop();
    server = undefined;
    // Vite invalidates the changed file itself, but only after this event.
    vite.environments.ssr.moduleGraph.invalidateAll();
    await start();
    report.say('server restarted');
  });

  const backend = () => server?.port ?? 0;
  front.on('upgrade', (request, socket, head) => forwardSocket(backend(), request, socket, head));
  front.on('request', (request, response) => {
    const isPortal = request.headers.host?.split(':')[0] === portalHost;
    const onward = () => forward(backend(), request, response);
    if (isPortal) vite.middlewares(request, response, onward);
    else onward();
  });

  const buildGames = oneAtATime(onGameChange);
  const buildSdk = oneAtATime(onSdkChange);
  vite.watcher.on('change', (file) => {
    if (file.startsWith(fromRoot('games/'))) void buildGames();
    if (file.startsWith(fromRoot('sdk/'))) void buildSdk();
    const entry = vite.environments.ssr.moduleGraph.getModuleById(START);
    if ([...filesBehind(entry)].some((module) => module.file === file)) void restart();
  });

  await start();
  front.listen(port, server.config.bind);
  await once(front, 'listening');
  const [{ startBanner }, { publicUrls }] = await Promise.all([load(BANNER), load(ADDRESSES)]);
  console.log(startBanner(server.config, publicUrls(server.config)));

  return {
    async close() {
      front.close();
      front.closeAllConnections();
      await server?.stop();
      await vite.close();
    },
  };
}
