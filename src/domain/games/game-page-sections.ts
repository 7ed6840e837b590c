import { htmlText } from '../content/html-text';
import { countCharacters } from '../shared/plain-text';
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

/**
 * Characters of a description that are shown without asking (spec 2 §9).
 * @rule 2.9.3 A description collapses above 1500 characters.
 */
export const DESCRIPTION_LIMIT = 1500;

/** How a description is shown: not at all, as it is, or folded behind a Show More toggle. */
type DescriptionForm = 'none' | 'whole' | 'folded';

/**
 * How the page shows a description, given as sanitised HTML; only characters that are read count.
 * @rule 2.9.3 A description of more than 1500 characters is collapsed.
 * @rule 2.2.14 Show More/Less stands below a long description, and an empty one is said to be none.
 */
export function descriptionForm(html: string): DescriptionForm {
  if (html.trim() === '') return 'none';
  return countCharacters(htmlText(html)) > DESCRIPTION_LIMIT ? 'folded' : 'whole';
}
