import type { GamePage } from './game';
import { portfolioEntries } from './portfolio';

/**
 * The parts of a game's page, in the order of spec 2 §2.
 * @rule 2.2.13 A game's page begins with its title and figures.
 */
export const gamePageSections = [
  'heading',
  'description',
  'frame',
  'about',
  'portfolio',
  'features',
  'tags',
  'developer',
  'catalog',
  'more',
  'similar',
  'reviews',
] as const;

export type GamePageSection = (typeof gamePageSections)[number];

/**
 * The parts that this game's page has, in order: lists only when there is something in them.
 * @rule 2.2.16 Trailer & Screenshots are shown when a portfolio exists.
 * @rule 2.2.18 Tags are shown.
 * @rule 2.2.20 In-Game Content is shown.
 * @rule 2.2.21 More games from the developer are shown.
 * @rule 2.2.22 Similar games are shown.
 */
export function shownGamePageSections({ game, more, similar, catalog }: GamePage): readonly GamePageSection[] {
  const lists: Partial<Record<GamePageSection, readonly unknown[]>> = {
    portfolio: portfolioEntries(game),
    tags: game.tags,
    catalog,
    more,
    similar,
  };
  return gamePageSections.filter((section) => lists[section]?.length !== 0);
}
