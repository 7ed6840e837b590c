import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { GameSort } from '../../../src/domain/games/game-query';
import { parameter, parameterValues } from '../../platform/database/parameter-values';
import type { Executor } from '../../platform/database/executor';
import { gameCardsJson } from './game-card.columns';
import type { GameFilter, Shape } from './game-index.repository';
import { filterValues, fits, listGames, perShape, valuesOf } from './game-index.repository';
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

const pageValues = (sort: GameSort): SQL =>
  parameterValues({
    ...filterValues,
    top: keyTypeOf(sort),
    topId: sql`integer`,
    skipped: sql`integer`,
    taken: sql`integer`,
  });

/** Selects `key` and `id` of the games in a part of a bucket: those after the first `skipped` from the top, `taken` at most. */
const partOfBucket = (shape: Shape): SQL => sql`
  with ${pageValues(shape.sort)}
  select game.${keyOf(shape.sort)} as key, game.id
  from games as game
  where game.status = 'published' and (game.${keyOf(shape.sort)}, game.id) <= (${parameter('top')}, ${parameter('topId')}) and ${fits(shape)}
  order by game.${keyOf(shape.sort)} desc, game.id desc
  offset ${parameter('skipped')} limit ${parameter('taken')}`;

const pageStatement = perShape('game_page', (executor, name, shape) =>
  executor
    .select({ cards: gameCardsJson(sql`found.key desc, found.id desc`) })
    .from(sql`(${partOfBucket(shape)}) as found cross join lateral ${cardOfFound}`)
    .prepare(name),
);

/** Returns one page of the index. A page in one of the known runs takes a smaller statement than `listGames`. */
export async function listGamesOfRuns(
  executor: Executor,
  filter: GameFilter,
  sort: GameSort,
  window: GameWindow,
  runs: readonly GameRun[],
): Promise<GamePage> {
  const { limit, offset } = window;
  const total = runs.at(-1)?.through ?? 0;
  if (offset >= total) return { cards: '[]', total };
  const taken = Math.min(limit, total - offset);
  const run = runs.find(({ games, through }) => through - games <= offset && offset + taken <= through);
  if (!run) return listGames(executor, filter, sort, window);
  const [page] = await pageStatement(executor, filter, sort).execute({
    ...valuesOf(filter),
    top: run.top,
    topId: run.topId,
    skipped: offset - (run.through - run.games),
    taken,
  });
  return { cards: page?.cards ?? '[]', total };
}
