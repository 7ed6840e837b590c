import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { GameSort } from '../../../src/domain/games/game-query';
import { parameter, parameterValues } from '../../platform/database/parameter-values';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import { gameCardsJson } from './game-card.columns';
import type { GameFilter } from './game-index.repository';
import { filterValues, fits, valuesOf } from './game-index.repository';
import { keyOf, keyTypeOf } from './game-order';
import type { GamePage, GameWindow } from './game-page';
import { cardOfFound } from './game-page';

/** A bucket with games of a list: their number in it (`games`) and up to its end (`through`). */
export interface GameRun {
  /** Key of the first position in the bucket, as text. */
  readonly top: string;
  readonly topId: number;
  readonly games: number;
  readonly through: number;
}

/** Parses the runs of a page of the index. */
export const parseRuns = (text: string): readonly GameRun[] =>
  text
    .split(';')
    .filter((run) => run !== '')
    .map((run) => {
      const [top = '', topId, games, through] = run.split('|');
      return { top, topId: Number(topId), games: Number(games), through: Number(through) };
    });

const pageValues = parameterValues({
  ...filterValues,
  tops: sql`text[]`,
  topIds: sql`integer[]`,
  skipped: sql`integer[]`,
  taken: sql`integer[]`,
});

/**
 * Selects `key` and `id` of the games in parts of buckets: those after the first `skipped` from the top, `taken` at most. If a game has left a
 * bucket since its games were counted, the part reaches into the next one, so equal rows are removed.
 */
const partsOfBuckets = (sort: GameSort): SQL => sql`
  with ${pageValues}
  select distinct listed.key, listed.id
  from unnest(${parameter('tops')}::${keyTypeOf(sort)}[], ${parameter('topIds')}, ${parameter('skipped')}, ${parameter('taken')})
    as part (top, top_id, skipped, taken)
  cross join lateral (
    select game.${keyOf(sort)} as key, game.id
    from games as game
    where game.status = 'published' and (game.${keyOf(sort)}, game.id) <= (part.top, part.top_id) and ${fits}
    order by game.${keyOf(sort)} desc, game.id desc
    offset part.skipped limit part.taken
  ) as listed`;

const preparePage = (executor: Executor, sort: GameSort) =>
  executor
    .select({ cards: gameCardsJson(sql`found.key desc, found.id desc`) })
    .from(sql`(${partsOfBuckets(sort)}) as found cross join lateral ${cardOfFound}`)
    .prepare(`game_page_${sort}`);

const pageStatements = perExecutor((executor) => ({
  released: preparePage(executor, 'released'),
  popular: preparePage(executor, 'popular'),
  rating: preparePage(executor, 'rating'),
}));

/** Returns one page of the index from its known runs, which takes a smaller statement than `listGames`. */
export async function listGamesOfRuns(
  executor: Executor,
  filter: GameFilter,
  sort: GameSort,
  { limit, offset }: GameWindow,
  runs: readonly GameRun[],
): Promise<GamePage> {
  const total = runs.at(-1)?.through ?? 0;
  const end = offset + limit;
  const parts = runs.filter(({ games, through }) => through > offset && through - games < end);
  if (parts.length === 0) return { cards: '[]', total };
  const [page] = await pageStatements(executor)[sort].execute({
    ...valuesOf(filter),
    tops: parts.map(({ top }) => top),
    topIds: parts.map(({ topId }) => topId),
    skipped: parts.map(({ games, through }) => Math.max(offset - (through - games), 0)),
    taken: parts.map(({ games, through }) => Math.min(through, end) - Math.max(through - games, offset)),
  });
  return { cards: page?.cards ?? '[]', total };
}
