import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SdkAdapter } from '../../src/domain/games/sdk-adapter';
import { brand } from '../../src/domain/shared/brand';
import type { Database } from '../database/database';
import type { Executor } from '../database/executor';
import { builds } from '../database/schema/builds';
import { games } from '../database/schema/games';
import type { HostTable } from './host-table';

/** Below every game's host; no version of a game begins so. */
const FOLDER = '/_sdk/';
const SDK = `${FOLDER}${brand.identifier}-sdk.global.js`;
const PAGE_OF_BUILD = /^\/([^/?]+)\/[^?]*\.html(?:\?|$)/;

interface SdkAdapters {
  /** The SDK and what stands in for another portal's, for the pages of a build that was made with that one. */
  readonly scripts: (request: FastifyRequest) => Promise<readonly string[]>;
}

interface Needs {
  readonly hosts: Pick<HostTable, 'gameOf'>;
  readonly database: Database;
  /** The built SDK with its adapters. */
  readonly root: string;
}

async function adapterOf(executor: Executor, slug: string, version: string): Promise<SdkAdapter | undefined> {
  const [build] = await executor
    .select({ adapter: builds.adapter })
    .from(builds)
    .innerJoin(games, eq(games.id, builds.gameId))
    .where(and(eq(games.slug, slug), eq(builds.version, version)));
  return build?.adapter ?? undefined;
}

/** Serves the SDK and its adapters on a game's host; without a built SDK there are none. */
export async function sdkAdapters(app: FastifyInstance, { hosts, database, root }: Needs): Promise<SdkAdapters> {
  if (!existsSync(root)) return { scripts: () => Promise.resolve([]) };
  await app.register(fastifyStatic, { root, prefix: FOLDER, index: false, decorateReply: false, maxAge: '1h' });
  return {
    scripts: async ({ url, headers }) => {
      const version = PAGE_OF_BUILD.exec(url)?.[1];
      const slug = hosts.gameOf(headers.host);
      if (version === undefined || slug === undefined) return [];
      const adapter = await adapterOf(database.db, slug, version);
      return adapter === undefined ? [] : [SDK, `${FOLDER}adapters/${adapter}.js`];
    },
  };
}
