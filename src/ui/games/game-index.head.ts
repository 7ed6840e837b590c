import type { GenreWithCategories } from '../../domain/games/game-index';
import type { GameQuery } from '../../domain/games/game-query';
import { defaultGameQuery } from '../../domain/games/game-query';
import { brand } from '../../domain/shared/brand';
import type { PageHead, RouteHandle } from '../app/page-head';
import { pagedTitle } from '../shared/paged-title';
import type { GameIndexData } from './game-list-data';
import { addressOf, INDEX } from './index-address';

/** Each page of all games, of a category and of a sub-category has a canonical address; a list with nothing in it is left out. */
export const gameIndexHead: RouteHandle = {
  head: (data) => headOf(data as GameIndexData),
};

const ALL_GAMES = 'VR Games';

function headOf({ list, genres = [], query }: GameIndexData): PageHead {
  const name = nameOf(query, genres);
  const title = name === undefined ? ALL_GAMES : `${name} Games`;
  const what = name === undefined ? 'All VR games' : `VR games of the category “${name}”`;
  return {
    title: pagedTitle(title, query.page),
    description: `${what} on ${brand.siteName}: they run in the browser, in a headset or on a screen, without installing anything.`,
    path: canonical(query),
    type: 'website',
    trail: name === undefined ? [] : [{ name: ALL_GAMES, path: INDEX }],
    ...(list.kind === 'loaded' ? {} : { noIndex: true }),
  };
}

/** What the list is narrowed to, as far as it is known: the sub-category says more than its category. */
function nameOf({ genre, category }: GameQuery, genres: readonly GenreWithCategories[]): string | undefined {
  const known = genres.find(({ slug }) => slug === genre);
  return (known?.categories.find(({ slug }) => slug === category) ?? known)?.title;
}

/** The same games in another order, or fewer of them, are no list of their own: they belong to its first page. */
function canonical(query: GameQuery): string {
  const { genre, category, includeExperience, page } = query;
  const first = { ...defaultGameQuery, genre, category, includeExperience };
  const ofItsOwn = addressOf({ ...query, page: first.page }) === addressOf(first);
  return addressOf(ofItsOwn ? { ...first, page } : first);
}
