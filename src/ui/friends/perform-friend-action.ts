import type { ChangeFriendship } from '../../application/friends/change-friendship.use-case';
import type { FriendshipChange } from '../../application/friends/friend-gateway.port';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { FriendAction } from '../../domain/friends/relationship';
import { err, ok } from '../../domain/shared/result';
import { notifySuccess, notifyFailure } from '../account/account-notices';
import { failureText } from '../errors/failure-text';
import { friendActionQuestions, friendActionTexts } from './friend.texts';

export interface FriendActionDependencies {
  readonly change: ChangeFriendship;
  readonly dialogs: DialogState;
  readonly notices: NoticesState;
}

/** Whether a dialog asks before it is done. */
export const requiresConfirmation = (deed: FriendAction): boolean => friendActionQuestions[deed] !== undefined;

/** Does something to a player, asking first where it cannot be taken back, and tells how it ended; undefined when it was not done. */
export async function performFriendAction(
  { change, dialogs, notices }: FriendActionDependencies,
  deed: FriendAction,
  { username, alias }: { readonly username: string; readonly alias: string },
): Promise<FriendshipChange | undefined> {
  const { button, done } = friendActionTexts[deed];
  const question = friendActionQuestions[deed]?.(alias);
  if (question === undefined) {
    const answer = await change.execute(deed, username);
    if (!answer.ok) notifyFailure(notices, answer.error);
    else notifySuccess(notices, doneWords(deed, answer.value, alias));
    return answer.ok ? answer.value : undefined;
  }
  let changed: FriendshipChange | undefined;
  await dialogs.ask({
    type: 'danger',
    ...question,
    confirm: {
      title: button,
      run: async () => {
        const answer = await change.execute(deed, username);
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

/** Who asks the one who has asked already has a friend at once. */
export function doneWords(deed: FriendAction, { friendship }: FriendshipChange, alias: string): string {
  return friendActionTexts[deed === 'ask' && friendship === 'friends' ? 'accept' : deed].done(alias);
}
