import { createServer } from 'vite';
import { allowHotReload, devAssets, devEntry } from './dev-client.mjs';
import { report } from './report.mjs';
import { fromRoot, root } from './root.mjs';

const SERVER_ENTRY = fromRoot('server/main.ts');
const RENDER_ENTRY = '/src/render.tsx';
const HOT_RELOAD_PORT = Number(process.env.HOLOCADE_HOT_RELOAD_PORT ?? 24_678);

/** All files that a module of the server imports, directly or not. */
function filesBehind(module, seen = new Set()) {
  if (!module || seen.has(module)) return seen;
  seen.add(module);
  for (const imported of module.ssrImportedModules ?? module.importedModules) filesBehind(imported, seen);
  return seen;
}

/** Runs one job at a time; what is asked for in the meantime runs once afterwards. */
function oneAtATime(job) {
  let running;
  let again = false;
  return async function ask() {
    if (running) {
      again = true;
      return running;
    }
    running = job().catch((error) => console.error(error));
    await running;
    running = undefined;
    if (again) {
      again = false;
      await ask();
    }
  };
}

/** The server from its sources, started again when one of them changes, with Vite in front of it for the browser's modules. */
export async function createDevServer({ onGameChange, onSdkChange }) {
  const vite = await createServer({
    root,
    configFile: fromRoot('vite.config.ts'),
    appType: 'custom',
    plugins: [devEntry],
    optimizeDeps: { entries: ['src/main.tsx'] },
    server: {
      middlewareMode: true,
      hmr: { host: '127.0.0.1', port: HOT_RELOAD_PORT },
      watch: { ignored: ['**/data/**', '**/dist/**', '**/reports/**'] },
    },
  });
  vite.watcher.add([fromRoot('games'), fromRoot('sdk')]);
  const widen = allowHotReload(`ws://127.0.0.1:${HOT_RELOAD_PORT}`);

  const middleware = (request, response, next) =>
    widen(request, response, () => vite.middlewares(request, response, next));
  // Loaded for each page: Vite keeps the module until one of its files changes.
  const renderer = {
    async render(request) {
      const { render } = await vite.ssrLoadModule(RENDER_ENTRY, { fixStacktrace: true });
      return render(request);
    },
  };
  const loadRender = async () => renderer;

  let server;
  async function start() {
    const { startServer } = await vite.ssrLoadModule(SERVER_ENTRY, { fixStacktrace: true });
    server = await startServer({ loadRender, assets: devAssets, middleware });
  }

  const restart = oneAtATime(async () => {
    await server?.close();
    server = undefined;
    // Vite forgets the changed file by itself, but only after it told us of the change.
    vite.environments.ssr.moduleGraph.invalidateAll();
    await start();
    report.say('the server started again');
  });
  const buildGames = oneAtATime(onGameChange);
  const buildSdk = oneAtATime(onSdkChange);

  vite.watcher.on('change', (file) => {
    if (file.startsWith(fromRoot('games/'))) void buildGames();
    if (file.startsWith(fromRoot('sdk/'))) void buildSdk();
    const entry = vite.environments.ssr.moduleGraph.getModuleById(SERVER_ENTRY);
    const isOfServer = [...filesBehind(entry)].some((module) => module.file === file);
    if (isOfServer) void restart();
  });

  await start();
  return {
    async close() {
      await server?.close();
      await vite.close();
    },
  };
}
