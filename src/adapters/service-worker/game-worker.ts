import type { Clock } from '../../application/system/clock.port';
import { gameCache, gameLimits, isWithin, outdatedCaches } from '../../domain/offline/copy-caches';
import type { GameOrigins } from '../../domain/offline/game-file';
import { isGameFile } from '../../domain/offline/game-file';
import { parseGameFiles } from '../../domain/offline/worker-message';
import { StoredCopies } from './stored-copies';
import type { FetchedEvent, WorkerScope } from './worker-scope';

/** Settings of the service worker of a game's build, which the server writes into its script. */
export interface GameWorkerSettings {
  /** Id of the build; another content has another id. */
  readonly build: string;
  readonly staticOrigin: string;
}

/** Answers for a page of a build that the server no longer has. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** The files of one build, as the page has loaded them. */
class GameCopies {
  private readonly copies: StoredCopies;
  private readonly origins: GameOrigins;

  constructor(
    private readonly scope: WorkerScope,
    private readonly clock: Clock,
    private readonly settings: GameWorkerSettings,
  ) {
    const { origin, pathname } = scope.location;
    this.copies = new StoredCopies(scope.caches, gameCache(settings.build));
    const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
    this.origins = { origin, folder, staticOrigin: settings.staticOrigin };
  }

  isFile(address: string): boolean {
    return isGameFile(address, this.origins);
  }

  /** Stores files; returns true if all files of the build are stored. */
  async store(files: readonly string[]): Promise<boolean> {
    const stored = await Promise.all(files.filter((file) => this.isFile(file)).map((file) => this.storeFile(file)));
    const isComplete = isWithin(await this.copies.entries(), gameLimits);
    // A part of a build cannot be played.
    if (!isComplete) await this.forget();
    return isComplete && stored.every(Boolean);
  }

  /** Returns a file from the network, or its copy. */
  async load({ request }: FetchedEvent): Promise<Response> {
    const loaded = await this.scope.fetch(request).catch(() => undefined);
    const isPage = request.mode === 'navigate';
    if (isPage && loaded !== undefined && GONE.has(loaded.status)) await this.end();
    return loaded ?? (await this.copies.find(request.url, { ignoreSearch: isPage })) ?? Response.error();
  }

  /** Deletes the copies of other builds of the game. */
  async forgetOthers(): Promise<void> {
    const outdated = outdatedCaches(await this.scope.caches.keys(), [gameCache(this.settings.build)]);
    await Promise.all(outdated.map((name) => this.scope.caches.delete(name)));
  }

  private async storeFile(file: string): Promise<boolean> {
    if ((await this.copies.find(file)) !== undefined) return true;
    const response = await this.scope.fetch(file, { credentials: 'omit' }).catch(() => undefined);
    // A file that is missing online is missing offline too.
    if (response?.status !== 200) return response !== undefined;
    await this.copies.put(file, response, await response.blob(), { savedAt: this.clock.now() });
    return true;
  }

  private async end(): Promise<void> {
    await this.forget();
    await this.scope.registration.unregister();
  }

  private async forget(): Promise<void> {
    await this.scope.caches.delete(gameCache(this.settings.build));
  }
}

/**
 * Runs the service worker of one build of a game. The network always goes first, so that an online game never gets a
 * stored file.
 */
export function runGameWorker(scope: WorkerScope, settings: GameWorkerSettings, clock: Clock): void {
  const copies = new GameCopies(scope, clock, settings);
  scope.addEventListener('activate', (event) => event.waitUntil(copies.forgetOthers()));
  scope.addEventListener('message', (event) => {
    const message = parseGameFiles(event.data);
    if (message === undefined) return;
    const answer = (stored: boolean) => event.ports[0]?.postMessage({ stored });
    event.waitUntil(copies.store(message.files).then(answer, () => answer(false)));
  });
  scope.addEventListener('fetch', (event) => {
    if (event.request.method === 'GET' && copies.isFile(event.request.url)) event.respondWith(copies.load(event));
  });
}
