import type { ChangeFriendship } from '../../application/friends/change-friendship.use-case';
import type { FriendshipChange } from '../../application/friends/friend-gateway.port';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { FriendDeed } from '../../domain/friends/pair';
import { err, ok } from '../../domain/shared/result';
import { tellDone, tellFailure } from '../account/account-notices';
import { failureText } from '../errors/failure-text';
import { deedQuestions, deedWords } from './friend-words';

export interface DeedTools {
  readonly change: ChangeFriendship;
  readonly dialogs: DialogState;
  readonly notices: NoticesState;
}

/** Whether a dialog asks before it is done. */
export const isAskedBefore = (deed: FriendDeed): boolean => deedQuestions[deed] !== undefined;

/** Does something to a player, asking first where it cannot be taken back, and tells how it ended; undefined when it was not done. */
export async function doDeed(
  { change, dialogs, notices }: DeedTools,
  deed: FriendDeed,
  { username, alias }: { readonly username: string; readonly alias: string },
): Promise<FriendshipChange | undefined> {
  const { button, done } = deedWords[deed];
  const question = deedQuestions[deed]?.(alias);
  if (question === undefined) {
    const answer = await change.execute(deed, username);
    if (!answer.ok) tellFailure(notices, answer.error);
    else tellDone(notices, doneWords(deed, answer.value, alias));
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
        tellDone(notices, done(alias));
        return ok(undefined);
      },
    },
    cancel: { title: 'Cancel' },
  });
  return changed;
}

/** Who asks the one who has asked already has a friend at once. */
export function doneWords(deed: FriendDeed, { friendship }: FriendshipChange, alias: string): string {
  return deedWords[deed === 'ask' && friendship === 'friends' ? 'accept' : deed].done(alias);
}
