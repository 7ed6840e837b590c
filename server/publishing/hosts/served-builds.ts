import { and, eq, sql } from 'drizzle-orm';
import { networkProblem } from '../../../src/domain/games/network-origin';
import type { SdkAdapter } from '../../../src/domain/games/game-capability';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/database/database';
import { builds, takedowns } from '../../platform/database/schema/builds';
import { games } from '../../platform/database/schema/games';
import type { ServerClock } from '../../platform/system/server-clock';

/** Facts about a build that determine how its files are served. */
export interface ServedBuild {
  readonly active: boolean;
  readonly adapter: SdkAdapter | undefined;
  /** Declared origins from `game.json`. */
  readonly network: readonly string[];
  readonly crossOriginIsolated: boolean;
  /** True if the browser may store its files. */
  readonly offline: boolean;
  /** SHA-256 of its files; null for a build that comes with the product. */
  readonly contentHash: string | null;
}

/** Finds a build by game and version; undefined for an unknown one. */
export type FindServedBuild = (slug: string, version: string) => Promise<ServedBuild | undefined>;

/**
 * Headers for all files of a build that shares memory between threads. The first isolates its pages in supporting
 * browsers. The others isolate them within the portal's play page, and let that page frame a game of another domain.
 */
export const isolationHeaders = {
  'document-isolation-policy': 'isolate-and-require-corp',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Headers of a page that isolates itself and its frames, for browsers without Document-Isolation-Policy. */
export const isolatedPageHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
} as const;

const FRESH_MS = 5_000;
const ENTRIES_MAX = 500;

interface Entry {
  readonly slug: string;
  readonly until: number;
  readonly build: Promise<ServedBuild | undefined>;
}

/**
 * Looks up builds for the games' host. Results are cached for five seconds, because a game requests hundreds of files.
 */
export class ServedBuilds {
  /** The least recently used entry first. */
  readonly #entries = new Map<string, Entry>();

  constructor(
    private readonly database: Database,
    private readonly clock: ServerClock,
  ) {}

  readonly find: FindServedBuild = (slug, version) => {
    const key = `${slug}/${version}`;
    const now = this.clock.now().getTime();
    const known = this.#entries.get(key);
    const entry =
      known && known.until > now ? known : { slug, until: now + FRESH_MS, build: this.#read(slug, version) };
    // A failed read is not cached.
    if (entry !== known) entry.build.catch(() => this.#entries.delete(key));
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > ENTRIES_MAX && oldest !== undefined) this.#entries.delete(oldest);
    return entry.build;
  };

  /** Drops the cached builds of a game. Call it after a build is published, activated or withdrawn. */
  forget(slug: string): void {
    for (const [key, entry] of this.#entries) if (entry.slug === slug) this.#entries.delete(key);
  }

  async #read(slug: string, version: string): Promise<ServedBuild | undefined> {
    const [build] = await this.database.db
      .select({
        // Nobody gets the files of a taken-down game, also not an open page.
        active: sql<boolean>`${builds.active} and ${takedowns.gameId} is null`,
        adapter: builds.adapter,
        network: builds.network,
        crossOriginIsolated: builds.crossOriginIsolated,
        offline: builds.offline,
        contentHash: builds.contentHash,
      })
      .from(builds)
      .innerJoin(games, eq(games.id, builds.gameId))
      .leftJoin(takedowns, eq(takedowns.gameId, games.id))
      .where(and(eq(games.slug, slug), eq(builds.version, version)));
    return build && { ...build, adapter: build.adapter ?? undefined };
  }
}

type NetworkConfig = Pick<Config, 'gameNetwork' | 'gamesHost' | 'host' | 'scheme'>;

/** Rules for declared origins on this portal; plain http means development. */
export const networkRules = ({ host, gamesHost, scheme }: NetworkConfig) => ({
  ownHosts: [host, gamesHost],
  local: scheme === 'http',
});

/**
 * Origins that a build may contact under the operator's setting, as sources of a policy. A source such as `https:`
 * allows every host.
 */
export function allowedNetwork(config: NetworkConfig, declared: readonly string[]): readonly string[] {
  const rules = networkRules(config);
  if (config.gameNetwork === 'none') return [];
  if (config.gameNetwork === 'any')
    return ['https:', 'wss:', ...(rules.local ? ['http://*.localhost:*', 'ws://*.localhost:*'] : [])];
  return declared.filter((origin) => networkProblem(origin, rules) === undefined);
}
