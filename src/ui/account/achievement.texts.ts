import type { BadgeFilter, BadgeOrder } from '../../domain/account/own-achievements';
import { BADGE_FILTERS, BADGE_ORDERS } from '../../domain/account/own-achievements';
import { ACCOUNT_ACHIEVEMENTS } from './account-pages';

export const filterNames: Readonly<Record<BadgeFilter, string>> = { all: 'All', earned: 'Earned', missing: 'Locked' };

export const orderNames: Readonly<Record<BadgeOrder, string>> = {
  recent: 'Recent',
  completion: 'Completion',
  title: 'A to Z',
};

/** Empty states by filter. */
export const emptyTexts: Readonly<Record<BadgeFilter, { readonly title: string; readonly text: string }>> = {
  all: {
    title: 'No achievements yet',
    text: 'Play a game to see its achievements here.',
  },
  earned: { title: 'Nothing earned yet', text: 'Achievements you earn show up here.' },
  missing: { title: 'Nothing left to unlock', text: 'You’ve earned every achievement in the games you’ve played.' },
};

/** Returns the rarity of an achievement as text. */
export function rarityText(rarity: number | undefined): string | undefined {
  return rarity === undefined ? undefined : `${String(rarity)}% of players have this`;
}

export const earnedText = ({ earned, total }: { readonly earned: number; readonly total: number }): string =>
  `${String(earned)} of ${String(total)} earned`;

/** Filter and sort order in the URL of the achievements page. */
export interface AchievementChoice {
  readonly show: BadgeFilter;
  readonly order: BadgeOrder;
}

/** Reads a choice from URL parameters; unknown values give the defaults. */
export function parseAchievementChoice(query: URLSearchParams): AchievementChoice {
  return {
    show: BADGE_FILTERS.find((known) => known === query.get('show')) ?? 'all',
    order: BADGE_ORDERS.find((known) => known === query.get('order')) ?? 'recent',
  };
}

/** Returns the URL of a choice's first page. */
export function achievementsUrl({ show, order }: AchievementChoice): string {
  const query = new URLSearchParams({
    ...(show === 'all' ? {} : { show }),
    ...(order === 'recent' ? {} : { order }),
  }).toString();
  return query === '' ? ACCOUNT_ACHIEVEMENTS : `${ACCOUNT_ACHIEVEMENTS}?${query}`;
}
