import type { FriendAction } from '../../domain/friends/relationship';
import type { Presence } from '../../domain/friends/presence';

interface FriendActionText {
  /** Label of the button, clear without context. */
  readonly button: string;
  /** Text of the success toast. */
  readonly done: (alias: string) => string;
}

export const friendActionTexts: Readonly<Record<FriendAction, FriendActionText>> = {
  request: { button: 'Add friend', done: (alias) => `Friend request sent to ${alias}.` },
  accept: { button: 'Accept', done: (alias) => `You and ${alias} are now friends.` },
  decline: { button: 'Decline', done: (alias) => `Friend request from ${alias} declined.` },
  withdraw: { button: 'Cancel request', done: (alias) => `Friend request to ${alias} cancelled.` },
  remove: { button: 'Remove', done: (alias) => `${alias} removed from your friends.` },
  block: { button: 'Block', done: (alias) => `You blocked ${alias}.` },
  unblock: { button: 'Unblock', done: (alias) => `You unblocked ${alias}.` },
};

/** Text of the toast if nothing had to change. */
export const alreadyFriendsText = (alias: string): string => `You’re already friends with ${alias}.`;

/** Confirmation dialogs of destructive actions. */
export const friendActionQuestions: Partial<
  Record<FriendAction, (alias: string) => { title: string; content: string }>
> = {
  remove: (alias) => ({
    title: `Remove ${alias}?`,
    content: `You won’t be friends any more. We won’t notify ${alias}.`,
  }),
  block: (alias) => ({
    title: `Block ${alias}?`,
    content: `You won’t be friends any more, and you won’t see each other’s profiles. We won’t notify ${alias}.`,
  }),
};

export function presenceText({ online, playing }: Presence): string {
  if (playing !== undefined) return `Playing ${playing.title}`;
  return online ? 'Online' : 'Offline';
}
