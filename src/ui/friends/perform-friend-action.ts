import type { ChangeFriendship } from '../../application/friends/change-friendship.use-case';
import type { FriendshipChange } from '../../application/friends/friend-gateway.port';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { FriendAction } from '../../domain/friends/relationship';
import { err, ok } from '../../domain/shared/result';
import { notifySuccess, notifyFailure } from '../account/account-notices';
import { failureText } from '../errors/failure-text';
import { alreadyFriendsText, friendActionQuestions, friendActionTexts } from './friend.texts';

export interface FriendActionDependencies {
  readonly change: ChangeFriendship;
  readonly dialogs: DialogState;
  readonly notices: NoticesState;
}

/** True if a confirmation dialog precedes the action. */
export const requiresConfirmation = (action: FriendAction): boolean => friendActionQuestions[action] !== undefined;

/** Performs an action, after a confirmation if required, and shows a success toast; returns undefined if nothing changed. */
export async function performFriendAction(
  { change, dialogs, notices }: FriendActionDependencies,
  action: FriendAction,
  { username, alias }: { readonly username: string; readonly alias: string },
): Promise<FriendshipChange | undefined> {
  const { button, done } = friendActionTexts[action];
  const question = friendActionQuestions[action]?.(alias);
  if (question === undefined) {
    const answer = await change.execute(action, username);
    if (!answer.ok) notifyFailure(notices, answer.error);
    else notifySuccess(notices, doneText(action, answer.value, alias));
    return answer.ok ? answer.value : undefined;
  }
  let changed: FriendshipChange | undefined;
  await dialogs.ask({
    type: 'danger',
    ...question,
    confirm: {
      title: button,
      run: async () => {
        const answer = await change.execute(action, username);
        if (!answer.ok) return err(failureText(answer.error));
        changed = answer.value;
        notifySuccess(notices, done(alias));
        return ok(undefined);
      },
    },
    cancel: { title: 'Cancel' },
  });
  return changed;
}

/** Returns the toast text; a request to a player who has already sent one makes both friends at once. */
export function doneText(action: FriendAction, { friendship, wereFriends }: FriendshipChange, alias: string): string {
  if (friendship === 'friends' && wereFriends === true) return alreadyFriendsText(alias);
  return friendActionTexts[action === 'request' && friendship === 'friends' ? 'accept' : action].done(alias);
}
