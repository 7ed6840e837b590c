import type { BadgeFilter, BadgeOrder } from '../../domain/account/own-achievements';
import { BADGE_FILTERS, BADGE_ORDERS } from '../../domain/account/own-achievements';
import { ACCOUNT_ACHIEVEMENTS } from './account-pages';

/** What each filter is called. */
export const filterNames: Readonly<Record<BadgeFilter, string>> = { all: 'All', earned: 'Earned', missing: 'Missing' };

/** What each order is called. */
export const orderNames: Readonly<Record<BadgeOrder, string>> = {
  recent: 'Recent',
  completion: 'Completion',
  title: 'A to Z',
};

/** What is said where a filter lets nothing through. */
export const emptyTexts: Readonly<Record<BadgeFilter, { readonly title: string; readonly text: string }>> = {
  all: {
    title: 'No achievements yet',
    text: 'Play a game with achievements: what can be earned there is listed here.',
  },
  earned: { title: 'Nothing earned yet', text: 'What you earn in games is listed here.' },
  missing: { title: 'Nothing is missing', text: 'You have earned everything in the games that you have played.' },
};

/** How rare a badge is, in words. */
export function rarityWords(rarity: number | undefined): string | undefined {
  return rarity === undefined ? undefined : `${String(rarity)}% of players have this`;
}

/** How many of how many are earned, in words. */
export const earnedWords = ({ earned, total }: { readonly earned: number; readonly total: number }): string =>
  `${String(earned)} of ${String(total)} earned`;

/** Which badges an address asks for, and in which order. */
export interface BadgeChoice {
  readonly show: BadgeFilter;
  readonly order: BadgeOrder;
}

/** Reads a choice out of an address; what it does not know is as if nothing were said. */
export function readBadgeChoice(query: URLSearchParams): BadgeChoice {
  return {
    show: BADGE_FILTERS.find((known) => known === query.get('show')) ?? 'all',
    order: BADGE_ORDERS.find((known) => known === query.get('order')) ?? 'recent',
  };
}

/** The address of a choice, on its first page. */
export function badgeAddress({ show, order }: BadgeChoice): string {
  const query = new URLSearchParams({
    ...(show === 'all' ? {} : { show }),
    ...(order === 'recent' ? {} : { order }),
  }).toString();
  return query === '' ? ACCOUNT_ACHIEVEMENTS : `${ACCOUNT_ACHIEVEMENTS}?${query}`;
}
