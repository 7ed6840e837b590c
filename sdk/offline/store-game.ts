import { FRAME_REPORT } from '../../src/domain/bridge/game-parameters';
import type { RuntimeReport } from '../../src/domain/bridge/runtime-report';
import { GAME_WORKER_FILE } from '../../src/domain/offline/game-file';
import { sdkNames } from '../../src/domain/bridge/sdk-names';
import type { GameFiles, GameFilesAnswer, GameStorage } from '../../src/domain/offline/worker-message';
import { messageLimits } from '../../src/domain/offline/worker-message';

/** Pause after the last loaded file before the files are stored, in milliseconds. */
const PAUSE = 1500;

/** Pause before failed files are sent again, in milliseconds. */
const RETRY_PAUSE = 30_000;

/** Maximum number of times that a page sends failed files again without a newly loaded file. */
const RETRIES_MAX = 5;

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

  /** Returns failed files to those that `take` returns. */
  putBack(files: readonly string[]): void {
    this.#new.push(...files);
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

/** Sends files to the worker, and resolves to the result. */
function send(worker: ServiceWorker, files: readonly string[]): Promise<GameStorage> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Partial<GameFilesAnswer> | null>) => {
      port1.close();
      // The worker of an earlier version of the portal sends another shape.
      resolve(data?.result ?? 'failed');
    };
    const message: GameFiles = { type: 'game-files-loaded', files };
    worker.postMessage(message, [port2]);
  });
}

/** True if the browser requests reduced data usage. */
const savesData = ({ navigator }: GamePage): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Stores the files that the game's page loads, so that the build can be played offline later. It starts when the page has
 * loaded and pauses while files arrive, so that the game is not slowed down. Without service workers and with data saving it
 * does nothing.
 */
export function storeGame(own: GamePage, version: string): void {
  const container = (own.navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (container === undefined || !own.isSecureContext || savesData(own)) return;
  Object.defineProperty(own, sdkNames.storesFiles, { value: true });
  const folder = `/${version}/`;
  const files = new LoadedFiles();
  let worker: Promise<ServiceWorker> | undefined;
  let timer = 0;
  let isTooLarge = false;
  let retries = 0;
  const store = async () => {
    worker ??= register(container, folder);
    const receiver = await worker;
    const failed: string[] = [];
    for (let next = files.take(); next.length > 0 && !isTooLarge; next = files.take()) {
      const result = await send(receiver, next);
      if (result === 'failed') failed.push(...next);
      isTooLarge = result === 'too-large';
    }
    files.putBack(failed);
    const detail: RuntimeReport = { type: 'stored' };
    if (failed.length > 0) {
      if ((retries += 1) <= RETRIES_MAX) later(RETRY_PAUSE);
    } else if (!isTooLarge) own.dispatchEvent(new CustomEvent(FRAME_REPORT, { detail }));
  };
  // One after the other, so that no build is reported as stored while files of an earlier call are missing.
  let running = Promise.resolve();
  const later = (pause: number) => {
    own.clearTimeout(timer);
    timer = own.setTimeout(() => {
      // Storage may be blocked or full. The game runs without copies.
      running = running.then(store).catch(() => undefined);
    }, pause);
  };
  const soon = () => {
    retries = 0;
    if (own.document.readyState === 'complete' && !isTooLarge) later(PAUSE);
  };
  files.add(own.location.origin + own.location.pathname);
  new own.PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) files.add(name);
    soon();
  }).observe({ type: 'resource', buffered: true });
  own.addEventListener('load', soon, { once: true });
}
