import type { ReplyProblem } from '../../../src/domain/support/ticket';
import { tooLongSentence } from '../../../src/domain/shared/text-counter';
import { MOST_REPLIES, REPLY_LIMIT } from '../../../src/domain/support/ticket';
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
      return refusal.conflict('There is a newer reply. Read it before you send yours.');
    case 'for-developer':
      return refusal.conflict('This ticket is for the members of a developer. Only they and its player can reply.');
  }
}
