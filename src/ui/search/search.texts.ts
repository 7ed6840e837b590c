import type { SearchType } from '../../domain/search/search-types';
import { writtenNumber } from '../../domain/shared/written-number';

/** Labels of the types. */
export const searchTypeLabels: Record<SearchType, string> = {
  games: 'Games',
  users: 'Players',
  articles: 'Articles',
  announcements: 'Announcements',
};

const singular: Record<SearchType, string> = {
  games: 'game',
  users: 'player',
  articles: 'article',
  announcements: 'announcement',
};

/** Error shown when suggestions fail to load. */
export const SUGGESTIONS_FAILED = 'Suggestions aren’t available right now. Press Enter to search.';

/** Formats a total, such as '234', or '250+' for a capped count. */
export function totalText(total: number, more: boolean): string {
  return `${writtenNumber(total)}${more ? '+' : ''}`;
}

/** Formats a total with its noun, such as '1 game', '23 players' or '250+ games'. */
export function countText(type: SearchType, total: number, more: boolean): string {
  return total === 1 ? `1 ${singular[type]}` : `${totalText(total, more)} ${searchTypeLabels[type].toLowerCase()}`;
}
