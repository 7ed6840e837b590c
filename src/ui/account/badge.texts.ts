import type { BadgeFilter, BadgeOrder } from '../../domain/account/own-achievements';

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
