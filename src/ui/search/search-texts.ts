import type { SearchType } from '../../domain/search/search-types';

/** What each type is called where it is chosen and where it was found. */
export const searchTypeLabels: Record<SearchType, string> = {
  games: 'Games',
  users: 'Users',
  articles: 'Articles',
  announcements: 'Announcements',
};

const singular: Record<SearchType, string> = {
  games: 'game',
  users: 'user',
  articles: 'article',
  announcements: 'announcement',
};

/** Told where suggestions could not be had. */
export const SUGGESTIONS_FAILED = 'Suggestions are not available just now. Press Enter to search.';

/** A number of something found, such as '1 game' or '1,234 users'. */
export function countText(type: SearchType, total: number): string {
  return total === 1 ? `1 ${singular[type]}` : `${total.toLocaleString('en')} ${searchTypeLabels[type].toLowerCase()}`;
}
