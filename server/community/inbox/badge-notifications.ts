import type { BadgeOfGame } from '../../play/achievements/achievement.repository';
import type { NewNotification } from './notification.repository';

const gamePath = (slug: string): string => `/arcade/games/${slug}`;
const listed = new Intl.ListFormat('en');

/** Creates the notification of an unlocked achievement. */
export function badgeUnlocked({ title, description, game }: BadgeOfGame): NewNotification {
  return {
    kind: 'achievement',
    title,
    body: `Achievement unlocked in ${game.title}. ${description}`,
    link: gamePath(game.slug),
  };
}

/** Creates the notification of a guest's achievements that were moved to the account. Undefined without any. */
export function badgesSaved(badges: readonly BadgeOfGame[]): NewNotification | undefined {
  const [first] = badges;
  if (!first) return undefined;
  const isSingle = badges.length === 1;
  return {
    kind: 'badges-saved',
    title: isSingle ? '1 achievement saved' : `${badges.length} achievements saved`,
    body: `${listed.format(badges.map(({ title }) => title))} ${isSingle ? 'is' : 'are'} now part of your account.`,
    link: gamePath(first.game.slug),
  };
}
