import { htmlText } from '../../domain/content/html-text';
import { countCharacters } from '../../domain/shared/plain-text';
import type { GamePage } from '../../domain/games/game';
import { portfolioEntries } from './portfolio.machine';

/**
 * Sections of a game's page, in the order of spec 2 §2.
 * @rule 2.2.13 A game's page begins with its title and statistics.
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
 * Returns the sections of this game's page, in order; empty lists have none.
 * @rule 2.2.16 Trailer & Screenshots are shown when a portfolio exists.
 * @rule 2.2.18 A game's page shows its tags.
 * @rule 2.2.20 A game's page shows In-Game Content.
 * @rule 2.2.21 A game's page shows more games from the developer.
 * @rule 2.2.22 A game's page shows similar games.
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

/**
 * Maximum length of a description before it collapses, in characters (spec 2 §9).
 * @rule 2.9.3 A description collapses above 1500 characters.
 */
export const DESCRIPTION_LIMIT = 1500;

/** Display of a description: none, whole, or collapsed behind a Show More toggle. */
type DescriptionForm = 'none' | 'whole' | 'folded';

/**
 * Returns the display of a description in sanitised HTML; only visible characters count.
 * @rule 2.9.3 A description of more than 1500 characters is collapsed.
 * @rule 2.2.14 Show More/Less is below a long description, and an empty one is replaced by a note.
 */
export function descriptionForm(html: string): DescriptionForm {
  if (html.trim() === '') return 'none';
  return countCharacters(htmlText(html)) > DESCRIPTION_LIMIT ? 'folded' : 'whole';
}

/** Id of the only engine with a badge. */
export const BADGED_ENGINE = 'three';

/**
 * True if a game's developer panel shows a Made With badge; undefined means an unknown engine.
 * @rule 2.2.19 One engine has a Made With badge.
 */
export function hasEngineBadge(engine: string | undefined): boolean {
  return engine === BADGED_ENGINE;
}
