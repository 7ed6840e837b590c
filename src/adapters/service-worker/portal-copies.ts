import type { Clock } from '../../application/system/clock.port';
import type { CopyEntry } from '../../domain/offline/copy-caches';
import { portalCaches, portalLimits } from '../../domain/offline/copy-caches';
import type { FileOrigins } from '../../domain/offline/offline-copy';
import {
  canStorePage,
  isStorablePath,
  OFFLINE_COPY_HEADER,
  OFFLINE_PATH,
  storableFile,
} from '../../domain/offline/offline-copy';
import type { PageVisit } from '../../domain/offline/worker-message';
import { markSaved, titleOf } from './saved-document';
import { StoredCopies } from './stored-copies';
import type { WorkerScope } from './worker-scope';

/** Time in which a copy of a page is not renewed, in milliseconds. */
const FRESH = 10 * 60 * 1000;

/** Maximum age of a copy, in milliseconds. */
export const COPY_AGE_MAX = 7 * 24 * 60 * 60 * 1000;

/** Lowest status of a failure of the server. */
const SERVER_FAILURE = 500;

/** Formats of pictures, as Chromium requests them: another value would load the picture a second time. */
const PICTURE_TYPES = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Settings of the portal's service worker, which the server writes into its script. */
export interface PortalWorkerSettings {
  /** Id of the client's build. */
  readonly build: string;
  readonly staticOrigin: string;
}

/** Copies of public pages and their files. Every page is requested without cookies, so that no copy contains a player's data. */
export class PortalCopies {
  readonly pages: StoredCopies;
  readonly assets: StoredCopies;
  readonly pictures: StoredCopies;
  readonly origins: FileOrigins;
  /** Number of deletions of all visits so far. */
  private deletions = 0;

  constructor(
    private readonly scope: Pick<WorkerScope, 'caches' | 'fetch' | 'location'>,
    private readonly clock: Clock,
    { build, staticOrigin }: PortalWorkerSettings,
  ) {
    const names = portalCaches(build);
    this.pages = new StoredCopies(scope.caches, names.pages);
    this.assets = new StoredCopies(scope.caches, names.assets);
    this.pictures = new StoredCopies(scope.caches, names.pictures);
    this.origins = { portalOrigin: scope.location.origin, staticOrigin };
  }

  /** Stores the offline page; rejects if the server does not send it. */
  async storeOfflinePage(): Promise<void> {
    const response = await this.request(OFFLINE_PATH);
    if (!response.ok) throw new Error(`The offline page was refused with status ${String(response.status)}.`);
    await this.pages.put(OFFLINE_PATH, response, await response.blob(), { savedAt: this.clock.now() });
  }

  /** Returns the copy of a page; undefined without one or if it is too old. */
  async findPage(path: string): Promise<Response | undefined> {
    await this.deleteOldCopies();
    return this.pages.find(path);
  }

  /** Deletes all pages and pictures except the offline page, also those that are being stored. */
  async deleteVisits(): Promise<void> {
    this.deletions += 1;
    await this.deleteCopies(() => true);
  }

  /** Stores a visited page and the files that it has loaded. A page that may not be stored has no pictures either. */
  async store(visit: PageVisit): Promise<void> {
    const { deletions } = this;
    await this.storeVisit(visit);
    // The visits were deleted while this one was being stored.
    if (deletions !== this.deletions) await this.deleteCopies(() => true);
  }

  private async storeVisit({ path, files }: PageVisit): Promise<void> {
    await this.deleteOldCopies();
    const html = await this.storePage(path);
    const kindOf = (file: string) => storableFile(file, this.origins);
    const pictures = files.filter((file) => kindOf(file) === 'picture' && html?.includes(file) === true);
    await this.storeFiles(
      files.filter((file) => kindOf(file) === 'asset'),
      this.assets,
    );
    await this.storeFiles(pictures, this.pictures, { headers: { accept: PICTURE_TYPES } });
    await this.pictures.trim(portalLimits.pictures);
  }

  /** Returns the HTML of the stored page; undefined if the page may not be stored. */
  private async storePage(path: string): Promise<string | undefined> {
    // The server would refuse pages of an account to a request without cookies.
    if (!isStorablePath(new URL(path, this.scope.location.origin).pathname)) return undefined;
    const savedAt = await this.pages.savedAt(path);
    const now = this.clock.now();
    if (savedAt !== undefined && now - savedAt < FRESH) return (await this.pages.find(path))?.text();
    const response = await this.request(path);
    const { status, redirected, headers } = response;
    const contentType = headers.get('content-type');
    const permission = headers.get(OFFLINE_COPY_HEADER);
    if (!canStorePage({ status, redirected, contentType, permission })) {
      // A failure of the server says nothing about the page.
      if (status < SERVER_FAILURE) await this.pages.delete(path);
      return undefined;
    }
    const html = await response.text();
    const copy = new Blob([markSaved(html, now)], { type: 'text/html' });
    await this.pages.put(path, response, copy, { savedAt: now, title: titleOf(html) });
    await this.pages.trim(portalLimits.pages);
    return html;
  }

  /** Deletes pages and pictures that are too old. The offline page belongs to the build, so it stays. */
  private deleteOldCopies(): Promise<void> {
    const oldest = this.clock.now() - COPY_AGE_MAX;
    return this.deleteCopies(({ savedAt }) => savedAt < oldest);
  }

  private async deleteCopies(isDeleted: (entry: CopyEntry) => boolean): Promise<void> {
    const offlinePage = this.scope.location.origin + OFFLINE_PATH;
    for (const copies of [this.pages, this.pictures])
      for (const entry of await copies.entries())
        if (entry.address !== offlinePage && isDeleted(entry)) await copies.delete(entry.address);
  }

  private async storeFiles(files: readonly string[], copies: StoredCopies, init: RequestInit = {}): Promise<void> {
    await Promise.all(
      files.map(async (file) => {
        if ((await copies.find(file)) !== undefined) return;
        const response = await this.request(file, { cache: 'force-cache', ...init }).catch(() => undefined);
        if (response?.status === 200)
          await copies.put(file, response, await response.blob(), { savedAt: this.clock.now() });
      }),
    );
  }

  private request(address: string, init: RequestInit = {}): Promise<Response> {
    return this.scope.fetch(address, { credentials: 'omit', ...init });
  }
}
