import { FRAME_REPORT } from '../../src/domain/bridge/game-parameters';
import type { RuntimeReport } from '../../src/domain/bridge/runtime-report';
import { GAME_WORKER_FILE } from '../../src/domain/offline/game-file';
import type { GameFiles } from '../../src/domain/offline/worker-message';
import { messageLimits } from '../../src/domain/offline/worker-message';

/** Pause after the last loaded file before the files are stored, in milliseconds. */
const PAUSE = 1500;

type GamePage = Window & typeof globalThis;

/** The addresses of all files that a page has loaded since the last call. */
class LoadedFiles {
  readonly #all = new Set<string>();
  #new: string[] = [];

  /** Adds an address once, without its fragment. */
  add(address: string): void {
    const [file = ''] = address.split('#');
    if (!/^https?:/.test(file) || file.length > messageLimits.address || this.#all.has(file)) return;
    this.#all.add(file);
    this.#new.push(file);
  }

  /** Returns new addresses, as many as a message may have. */
  take(): readonly string[] {
    const files = this.#new.slice(0, messageLimits.files);
    this.#new = this.#new.slice(messageLimits.files);
    return files;
  }
}

/** Registers the worker of the build, and removes those of other builds: only the build that was played last is stored. */
async function register(container: ServiceWorkerContainer, folder: string): Promise<ServiceWorker> {
  for (const other of await container.getRegistrations()) {
    const script = new URL((other.active ?? other.waiting ?? other.installing)?.scriptURL ?? other.scope).pathname;
    if (script.endsWith(`/${GAME_WORKER_FILE}`) && script !== folder + GAME_WORKER_FILE) await other.unregister();
  }
  await container.register(folder + GAME_WORKER_FILE, { scope: folder, updateViaCache: 'none' });
  const { active } = await container.getRegistration(folder).then(async (registration) => {
    if (registration?.active) return registration;
    return new Promise<ServiceWorkerRegistration>((resolve, reject) => {
      const worker = registration?.installing ?? registration?.waiting;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'activated' && registration) resolve(registration);
        if (worker.state === 'redundant') reject(new Error('The worker was not installed.'));
      });
    });
  });
  if (active === null) throw new Error('The worker has ended.');
  return active;
}

/** Sends files to the worker; resolves to true once they are stored. */
function send(worker: ServiceWorker, files: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<{ readonly stored?: unknown } | null>) => {
      port1.close();
      resolve(data?.stored === true);
    };
    const message: GameFiles = { type: 'game-files-loaded', files };
    worker.postMessage(message, [port2]);
  });
}

/**
 * Stores the files that the game's page loads, so that the build can be played offline later. It starts when the page has
 * loaded and pauses while files arrive, so that the game is not slowed down. Without service workers it does nothing.
 */
export function storeGame(own: GamePage, version: string): void {
  const container = (own.navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (container === undefined || !own.isSecureContext) return;
  const folder = `/${version}/`;
  const files = new LoadedFiles();
  let worker: Promise<ServiceWorker> | undefined;
  let timer = 0;
  const store = async () => {
    worker ??= register(container, folder);
    const receiver = await worker;
    let isStored = true;
    for (let next = files.take(); next.length > 0; next = files.take())
      isStored = (await send(receiver, next)) && isStored;
    const detail: RuntimeReport = { type: 'stored' };
    if (isStored) own.dispatchEvent(new CustomEvent(FRAME_REPORT, { detail }));
  };
  const soon = () => {
    own.clearTimeout(timer);
    // Storage may be blocked or full. The game runs without copies.
    if (own.document.readyState === 'complete')
      timer = own.setTimeout(() => void store().catch(() => undefined), PAUSE);
  };
  files.add(own.location.origin + own.location.pathname);
  new own.PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) files.add(name);
    soon();
  }).observe({ type: 'resource', buffered: true });
  own.addEventListener('load', soon, { once: true });
}
