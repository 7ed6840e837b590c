import { desc } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import type { GameCardRow } from '../games/game-card.columns';
import { gameCardColumns, publishedGame } from '../games/game-card.columns';
import { perExecutor } from '../../platform/database/per-executor';

const LIST = 8;
const SLIDER = 5;

const homeLists = perExecutor((executor) => {
  const cards = () => executor.select(gameCardColumns).from(games).where(publishedGame);
  return {
    slider: cards().orderBy(desc(games.releasedAt), desc(games.id)).limit(SLIDER).prepare('home_slider'),
    updated: cards().orderBy(desc(games.updatedAt), desc(games.id)).limit(LIST).prepare('home_updated'),
    popular: cards().orderBy(desc(games.popularity), desc(games.id)).limit(LIST).prepare('home_popular'),
  };
});

export interface HomeLists {
  readonly slider: readonly GameCardRow[];
  readonly updated: readonly GameCardRow[];
  readonly popular: readonly GameCardRow[];
}

/** Returns the games of the home page: the five newest, the eight last updated and the eight most popular. */
export async function listHome(executor: Executor): Promise<HomeLists> {
  const lists = homeLists(executor);
  const [slider, updated, popular] = await Promise.all([
    lists.slider.execute(),
    lists.updated.execute(),
    lists.popular.execute(),
  ]);
  return { slider, updated, popular };
}
