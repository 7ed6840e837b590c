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

/** Error shown when suggestions fail to load. */
export const SUGGESTIONS_FAILED = 'Suggestions are not available just now. Press Enter to search.';

/** How much was found, such as '1,234', or '1,000+' when there is more. */
export function totalText(total: number, more: boolean): string {
  return `${total.toLocaleString('en')}${more ? '+' : ''}`;
}

/** A number of something found, such as '1 game', '234 users' or '1,000+ games'. */
export function countText(type: SearchType, total: number, more: boolean): string {
  return total === 1 ? `1 ${singular[type]}` : `${totalText(total, more)} ${searchTypeLabels[type].toLowerCase()}`;
}
