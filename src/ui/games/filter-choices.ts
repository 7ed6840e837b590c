import type { GameCapability } from '../../domain/games/game-capability';
import { gameCapabilities } from '../../domain/games/game-capability';
import { offeredCategories } from '../../domain/games/game-filters';
import type { GameFilters, MinRating } from '../../domain/games/game-filters';
import { minRatings } from '../../domain/games/game-filters';
import type { GenreWithCategories } from '../../domain/games/game-list';
import { capabilityLabels } from './capability-labels';
import type { Titled } from '../../domain/shared/titled';

/** The categories to choose from; one that is chosen and not known is said to be so, so that it can be seen and left. */
export function categoryChoices(genres: readonly GenreWithCategories[], { genre }: GameFilters): readonly Titled[] {
  return withChosen(genres, genre, genres, 'category');
}

/** The sub-categories to choose from: those of the chosen category, and the one that is chosen wherever it is from. */
export function subCategoryChoices(
  genres: readonly GenreWithCategories[],
  { genre, category }: GameFilters,
): readonly Titled[] {
  const all = genres.flatMap(({ categories }) => categories);
  return withChosen(offeredCategories(genres, genre), category, all, 'sub-category');
}

function withChosen(
  offered: readonly Titled[],
  chosen: string | undefined,
  known: readonly Titled[],
  what: string,
): readonly Titled[] {
  if (chosen === undefined || offered.some(({ slug }) => slug === chosen)) return offered;
  // An address may name anything: its words are not the portal's.
  const title = known.length === 0 ? `Chosen ${what}` : `Unknown ${what}`;
  return [...offered, known.find(({ slug }) => slug === chosen) ?? { slug: chosen, title }];
}

/** The ratings to choose from, the best first. */
export const ratingChoices: readonly Titled[] = minRatings
  .map((rating) => ({ slug: String(rating), title: ratingText(rating) }))
  .reverse();

function ratingText(rating: MinRating): string {
  if (rating === 5) return '5 stars';
  return `${String(rating)} ${rating === 1 ? 'star' : 'stars'} and up`;
}

/** The rating that a choice stands for; undefined for any. */
export function chosenRating(choice: string | undefined): MinRating | undefined {
  return minRatings.find((rating) => String(rating) === choice);
}

/** The devices and modes to choose from. */
export const capabilityChoices: readonly Titled[] = gameCapabilities.map((slug) => ({
  slug,
  title: capabilityLabels[slug],
}));

/** The device or mode of a choice; undefined for any. */
export function chosenCapability(choice: string | undefined): GameCapability | undefined {
  return gameCapabilities.find((capability) => capability === choice);
}
