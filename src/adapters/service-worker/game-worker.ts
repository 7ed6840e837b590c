import type { Clock } from '../../application/system/clock.port';
import type { CopyEntry } from '../../domain/offline/copy-caches';
import { gameCache, gameLimits, isWithin, outdatedCaches } from '../../domain/offline/copy-caches';
import type { GameOrigins } from '../../domain/offline/game-file';
import { isGameFile } from '../../domain/offline/game-file';
import type { GameFilesAnswer, GameStorage } from '../../domain/offline/worker-message';
import { parseGameFiles } from '../../domain/offline/worker-message';
import { StoredCopies } from './stored-copies';
import type { FetchedEvent, WorkerScope } from './worker-scope';

/** Settings of the service worker of a game's build, which the server writes into its script. */
export interface GameWorkerSettings {
  /** Id of the build; another content has another id. */
  readonly build: string;
  /** Slug of the game. */
  readonly game: string;
  readonly staticOrigin: string;
}

/** Number of files that are requested at the same time. */
const FETCHES = 4;

/** Status of a page or file that the server no longer has. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** The files of one build, as the page has loaded them. */
class GameCopies {
  private readonly copies: StoredCopies;
  private readonly origins: GameOrigins;
  /** Address of an entry that marks the build as too large. The worker's own address is never one of a file of the build. */
  private readonly tooLargeMark: string;

  constructor(
    private readonly scope: WorkerScope,
    private readonly clock: Clock,
    private readonly settings: GameWorkerSettings,
  ) {
    const { origin, pathname } = scope.location;
    this.copies = new StoredCopies(scope.caches, gameCache(settings.build));
    const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
    this.origins = { origin, folder, game: settings.game, staticOrigin: settings.staticOrigin };
    this.tooLargeMark = origin + pathname;
  }

  isFile(address: string): boolean {
    return isGameFile(address, this.origins);
  }

  /** Stores files, and returns the result. Files that are already stored are not requested again. */
  async store(files: readonly string[]): Promise<GameStorage> {
    if ((await this.copies.find(this.tooLargeMark)) !== undefined) return 'too-large';
    const entries: Pick<CopyEntry, 'bytes'>[] = [...(await this.copies.entries())];
    const waiting = files.filter((file) => this.isFile(file)).values();
    let result: GameStorage = 'stored';
    const storeWaiting = async () => {
      for (const file of waiting) {
        if (!isWithin(entries, gameLimits)) return;
        if (!(await this.storeFile(file, entries))) result = 'failed';
      }
    };
    await Promise.all(Array.from({ length: FETCHES }, storeWaiting));
    if (isWithin(entries, gameLimits)) return result;
    // A part of a build cannot be played.
    await this.deleteCopies();
    await this.copies.put(this.tooLargeMark, new Response(), new Blob(), { savedAt: this.clock.now() });
    return 'too-large';
  }

  /** Returns a file from the network, or its copy. */
  async load({ request }: FetchedEvent): Promise<Response> {
    const loaded = await this.scope.fetch(request).catch(() => undefined);
    const isPage = request.mode === 'navigate';
    if (isPage && loaded !== undefined && GONE.has(loaded.status)) await this.unregister();
    return loaded ?? (await this.copies.find(request.url, { ignoreSearch: isPage })) ?? Response.error();
  }

  /** Deletes the copies of other builds of the game. */
  async deleteOtherBuilds(): Promise<void> {
    const outdated = outdatedCaches(await this.scope.caches.keys(), [gameCache(this.settings.build)]);
    await Promise.all(outdated.map((name) => this.scope.caches.delete(name)));
  }

  /** Stores a file and adds it to the entries. Returns false for a failure that may pass. */
  private async storeFile(file: string, entries: Pick<CopyEntry, 'bytes'>[]): Promise<boolean> {
    if ((await this.copies.find(file)) !== undefined) return true;
    const response = await this.scope.fetch(file, { credentials: 'omit' }).catch(() => undefined);
    // A file that is missing online is missing offline too.
    if (response?.status !== 200) return response !== undefined && GONE.has(response.status);
    const body = await response.blob().catch(() => undefined);
    if (body === undefined) return false;
    entries.push({ bytes: body.size });
    if (isWithin(entries, gameLimits)) await this.copies.put(file, response, body, { savedAt: this.clock.now() });
    return true;
  }

  private async unregister(): Promise<void> {
    await this.deleteCopies();
    await this.scope.registration.unregister();
  }

  private async deleteCopies(): Promise<void> {
    await this.scope.caches.delete(gameCache(this.settings.build));
  }
}

/**
 * Runs the service worker of one build of a game. The network always goes first, so that an online game never gets a
 * stored file.
 */
export function runGameWorker(scope: WorkerScope, settings: GameWorkerSettings, clock: Clock): void {
  const copies = new GameCopies(scope, clock, settings);
  scope.addEventListener('activate', (event) => event.waitUntil(copies.deleteOtherBuilds()));
  scope.addEventListener('message', (event) => {
    const message = parseGameFiles(event.data);
    if (message === undefined) return;
    const answer = (result: GameStorage) => {
      const content: GameFilesAnswer = { result };
      event.ports[0]?.postMessage(content);
    };
    event.waitUntil(copies.store(message.files).then(answer, () => answer('failed')));
  });
  scope.addEventListener('fetch', (event) => {
    if (event.request.method === 'GET' && copies.isFile(event.request.url)) event.respondWith(copies.load(event));
  });
}
