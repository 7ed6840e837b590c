import { identifier } from '../shared/brand';

/** Start of the names of all caches for offline use. A game may have caches of its own with other names. */
export const OFFLINE_CACHE_PREFIX = `${identifier}-offline-`;

/** Names of the caches of one build of the portal. */
export interface PortalCaches {
  /** Pages, and the page that is shown in place of a page that is not stored. */
  readonly pages: string;
  /** Scripts, styles, fonts and icons of the build. */
  readonly assets: string;
  /** Pictures of the static host. */
  readonly pictures: string;
}

/** Returns the names of the caches of a build of the portal. */
export function portalCaches(build: string): PortalCaches {
  const name = (content: string) => `${OFFLINE_CACHE_PREFIX}portal-${build}-${content}`;
  return { pages: name('pages'), assets: name('assets'), pictures: name('pictures') };
}

/** Returns the name of the cache with the files of a game's build. */
export function gameCache(build: string): string {
  return `${OFFLINE_CACHE_PREFIX}game-${build}`;
}

/** Returns the caches for offline use that are not in use. Caches with other names are not those of the portal. */
export function outdatedCaches(names: readonly string[], used: readonly string[]): readonly string[] {
  return names.filter((name) => name.startsWith(OFFLINE_CACHE_PREFIX) && !used.includes(name));
}

/** An entry of a cache. */
export interface CopyEntry {
  readonly address: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Limits of a cache. */
export interface CopyLimits {
  readonly entries: number;
  readonly bytes: number;
}

/** Limits of the pages and pictures of the portal. The assets of a build are limited by the build. */
export const portalLimits = {
  pages: { entries: 60, bytes: 12 * 1024 * 1024 },
  pictures: { entries: 400, bytes: 32 * 1024 * 1024 },
} as const satisfies Readonly<Record<string, CopyLimits>>;

/** Limits of the files of a game's build. A build above them is not stored. */
export const gameLimits: CopyLimits = { entries: 2000, bytes: 256 * 1024 * 1024 };

/** True if the entries are within the limits. */
export function isWithin(entries: readonly Pick<CopyEntry, 'bytes'>[], limits: CopyLimits): boolean {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  return entries.length <= limits.entries && bytes <= limits.bytes;
}

/** Returns the entries that exceed the limits. The newest entries stay. */
export function excessEntries(entries: readonly CopyEntry[], limits: CopyLimits): readonly CopyEntry[] {
  const newestFirst = [...entries].sort((a, b) => b.savedAt - a.savedAt);
  let bytes = 0;
  let full = false;
  return newestFirst.filter((entry, index) => {
    bytes += entry.bytes;
    full ||= index >= limits.entries || bytes > limits.bytes;
    return full;
  });
}
