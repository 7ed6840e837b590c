import type { FriendAction } from '../../domain/friends/relationship';
import type { Presence } from '../../domain/friends/presence';

interface DeedWords {
  /** What the button says; by it alone one knows what happens. */
  readonly button: string;
  /** What is told once it is done. */
  readonly done: (alias: string) => string;
}

/** What each deed is called. */
export const friendActionTexts: Readonly<Record<FriendAction, DeedWords>> = {
  ask: { button: 'Add friend', done: (alias) => `You have asked ${alias} to be your friend.` },
  accept: { button: 'Accept', done: (alias) => `You and ${alias} are friends now.` },
  decline: { button: 'Decline', done: (alias) => `You have declined the request of ${alias}.` },
  withdraw: { button: 'Withdraw', done: (alias) => `You have withdrawn your request to ${alias}.` },
  remove: { button: 'Remove', done: (alias) => `${alias} is no longer your friend.` },
  block: { button: 'Block', done: (alias) => `You have blocked ${alias}.` },
  unblock: { button: 'Unblock', done: (alias) => `You have unblocked ${alias}.` },
};

/** What is asked before a deed that cannot be taken back by a press. */
export const friendActionQuestions: Partial<
  Record<FriendAction, (alias: string) => { title: string; content: string }>
> = {
  remove: (alias) => ({
    title: `Remove ${alias}?`,
    content: `You will no longer be friends. ${alias} is not notified.`,
  }),
  block: (alias) => ({
    title: `Block ${alias}?`,
    content: `You will no longer be friends, and neither of you sees the other's profile. ${alias} is not told.`,
  }),
};

/** What is said of whether a friend is there. */
export function presenceWords({ online, playing }: Presence): string {
  if (playing !== undefined) return `Playing ${playing.title}`;
  return online ? 'Online' : 'Offline';
}
