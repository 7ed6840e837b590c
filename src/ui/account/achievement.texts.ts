import type { AchievementFilter, AchievementOrder } from '../../domain/account/own-achievements';
import { ACHIEVEMENT_FILTERS, ACHIEVEMENT_ORDERS } from '../../domain/account/own-achievements';
import { ACCOUNT_ACHIEVEMENTS } from './account-pages';

export const filterNames: Readonly<Record<AchievementFilter, string>> = {
  all: 'All',
  earned: 'Earned',
  missing: 'Locked',
};

export const orderNames: Readonly<Record<AchievementOrder, string>> = {
  recent: 'Recent',
  completion: 'Completion',
  title: 'A to Z',
};

/** Empty states by filter. */
export const emptyTexts: Readonly<Record<AchievementFilter, { readonly title: string; readonly text: string }>> = {
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
  readonly show: AchievementFilter;
  readonly order: AchievementOrder;
}

/** Reads a choice from URL parameters; unknown values give the defaults. */
export function parseAchievementChoice(query: URLSearchParams): AchievementChoice {
  return {
    show: ACHIEVEMENT_FILTERS.find((known) => known === query.get('show')) ?? 'all',
    order: ACHIEVEMENT_ORDERS.find((known) => known === query.get('order')) ?? 'recent',
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
