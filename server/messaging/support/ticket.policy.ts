import type { ReplyProblem } from '../../../src/domain/support/ticket';
import { tooLongSentence } from '../../../src/domain/shared/text-counter';
import { MOST_REPLIES, MOST_REPLIES_IN_A_ROW, MOST_WAITING, REPLY_LIMIT } from '../../../src/domain/support/ticket';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { ReplyRefusal } from './add-reply';

/** Error when a reply is refused. */
export function refusedReply(problem: ReplyProblem | ReplyRefusal): Refusal {
  switch (problem) {
    case 'empty':
      return refusal.validation({ message: ['Please enter a message before sending your reply.'] });
    case 'too-long':
      return refusal.validation({ message: [tooLongSentence(REPLY_LIMIT)] });
    case 'unknown':
      return refusal.notFound('ticket');
    case 'key-reused':
      return refusal.keyReused();
    case 'full':
      return refusal.conflict(
        `This ticket has reached ${String(MOST_REPLIES)} replies. Please open a new one and mention this one.`,
      );
    case 'not-newest':
      return refusal.conflict('There is a newer reply. Please read it first.');
    case 'too-many':
      return refusal.conflict(
        `You have replied ${String(MOST_REPLIES_IN_A_ROW)} times. Please wait for the player’s reply.`,
      );
    case 'for-developer':
      return refusal.conflict('This ticket is for the members of a developer. Only they and its player can reply.');
  }
}

/** Error when too many messages of a player wait for a developer. */
export const tooManyWaiting = (developer: string): Refusal =>
  refusal.conflict(
    `${String(MOST_WAITING)} of your messages wait for ${developer}. Please add to one of them, or wait for a reply.`,
  );
