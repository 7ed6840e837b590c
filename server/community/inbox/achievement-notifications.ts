import type { AchievementOfGame } from '../../play/achievements/achievement.repository';
import type { NewNotification } from './notification.repository';

const gamePath = (slug: string): string => `/arcade/games/${slug}`;
const listed = new Intl.ListFormat('en');

/** Creates the notification of an unlocked achievement. */
export function unlockedNotification({ title, description, game }: AchievementOfGame): NewNotification {
  return {
    kind: 'achievement',
    title,
    body: `Achievement unlocked in ${game.title}. ${description}`,
    link: gamePath(game.slug),
  };
}

/** Creates the notification of a guest's achievements that were moved to the account. Undefined without any. */
export function savedNotification(achievements: readonly AchievementOfGame[]): NewNotification | undefined {
  const [first] = achievements;
  if (!first) return undefined;
  const isSingle = achievements.length === 1;
  return {
    kind: 'badges-saved',
    title: isSingle ? '1 achievement saved' : `${achievements.length} achievements saved`,
    body: `${listed.format(achievements.map(({ title }) => title))} ${isSingle ? 'is' : 'are'} now part of your account.`,
    link: gamePath(first.game.slug),
  };
}
