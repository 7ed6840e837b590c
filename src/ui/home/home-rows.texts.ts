import type { FriendsGame, SuggestedGame } from '../../domain/home/player-home';
import type { TasteReason } from '../../domain/home/suggestions';

const REASONS: Readonly<Record<TasteReason, string>> = {
  played: 'Because you played',
  liked: 'Because you liked',
  reviewed: 'Because you reviewed',
  favourited: 'Because you favourited',
};

/** Returns the explanation of a suggested game. */
export const becauseText = ({ game, reason }: SuggestedGame['because']): string => `${REASONS[reason]} ${game.title}`;

/** Returns the names of the friends who played a game. */
export function friendsText({ friends, others }: Pick<FriendsGame, 'friends' | 'others'>): string {
  const names = friends.map(({ alias }) => alias);
  if (others > 0) names.push(others === 1 ? '1 other friend' : `${others} other friends`);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
