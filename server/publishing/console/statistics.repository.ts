import { and, between, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { CountryPlays } from '../../../src/domain/console/countries';
import type { NamedPlays, StatisticsDay } from '../../../src/domain/console/game-statistics';
import { ALL } from '../../../src/domain/console/game-statistics';
import type { Executor } from '../../platform/database/executor';
import { gameCountries, gameReferrers, gameStatistics } from '../../platform/database/schema/statistics';

/** Days of a game, both included. */
interface Period {
  readonly gameId: number;
  readonly from: string;
  readonly to: string;
}

/** Number of builds and of referrers in an answer. */
const BUILDS_MAX = 50;
const REFERRERS_MAX = 10;

/** Lists the statistics of days with events for one build and device, or for `all`, oldest first. */
export async function listStatistics(
  executor: Executor,
  { gameId, from, to }: Period,
  { build, device }: { readonly build: string; readonly device: string },
): Promise<StatisticsDay[]> {
  const rows = await executor
    .select()
    .from(gameStatistics)
    .where(
      and(
        eq(gameStatistics.gameId, gameId),
        eq(gameStatistics.build, build),
        eq(gameStatistics.device, device),
        between(gameStatistics.day, from, to),
      ),
    )
    .orderBy(gameStatistics.day);
  return rows.map(({ gameId: _game, build: _build, device: _device, ...day }) => day);
}

const plays = sql<number>`sum(${gameStatistics.plays})::int`;

/** Lists the plays of each build and of each device in a period, most first. */
export async function listShares(
  executor: Executor,
  { gameId, from, to }: Period,
): Promise<{ readonly builds: NamedPlays[]; readonly devices: NamedPlays[] }> {
  const { build, device, day } = gameStatistics;
  const one = or(and(eq(build, ALL), ne(device, ALL)), and(eq(device, ALL), ne(build, ALL)));
  const rows = await executor
    .select({ build, device, plays })
    .from(gameStatistics)
    .where(and(eq(gameStatistics.gameId, gameId), between(day, from, to), one))
    .groupBy(build, device)
    .orderBy(desc(plays), build, device);
  const played = rows.filter((row) => row.plays > 0);
  const named = (key: 'build' | 'device') =>
    played.filter((row) => row[key] !== ALL).map((row) => ({ name: row[key], plays: row.plays }));
  return { builds: named('build').slice(0, BUILDS_MAX), devices: named('device') };
}

/** Lists the most frequent referrers of a period. */
export function listReferrers(executor: Executor, { gameId, from, to }: Period): Promise<NamedPlays[]> {
  const { host, day } = gameReferrers;
  const sum = sql<number>`sum(${gameReferrers.plays})::int`;
  return executor
    .select({ name: host, plays: sum })
    .from(gameReferrers)
    .where(and(eq(gameReferrers.gameId, gameId), between(day, from, to)))
    .groupBy(host)
    .orderBy(desc(sum), host)
    .limit(REFERRERS_MAX);
}

/** Lists the plays of a period by country. */
export function listCountries(executor: Executor, { gameId, from, to }: Period): Promise<CountryPlays[]> {
  const { country, day } = gameCountries;
  return executor
    .select({
      name: country,
      plays: sql<number>`sum(${gameCountries.plays})::int`,
      players: sql<number>`max(${gameCountries.players})`,
    })
    .from(gameCountries)
    .where(and(eq(gameCountries.gameId, gameId), between(day, from, to)))
    .groupBy(country);
}
