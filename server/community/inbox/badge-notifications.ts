import type { BadgeOfGame } from '../../play/achievements/achievement.repository';
import type { NewNotification } from './notification.repository';

const gamePath = (slug: string): string => `/arcade/games/${slug}`;
const listed = new Intl.ListFormat('en');

/** Tells of a badge that has just been earned. */
export function badgeUnlocked({ title, description, game }: BadgeOfGame): NewNotification {
  return {
    kind: 'achievement',
    title,
    body: `Achievement unlocked in ${game.title}. ${description}`,
    link: gamePath(game.slug),
  };
}

/** Tells of the badges that a guest had earned and the account has now; undefined without any. */
export function badgesSaved(badges: readonly BadgeOfGame[]): NewNotification | undefined {
  const [first] = badges;
  if (!first) return undefined;
  const one = badges.length === 1;
  return {
    kind: 'badges-saved',
    title: one ? '1 badge saved' : `${badges.length} badges saved`,
    body: `${listed.format(badges.map(({ title }) => title))} ${one ? 'is' : 'are'} now part of your account.`,
    link: gamePath(first.game.slug),
  };
}
