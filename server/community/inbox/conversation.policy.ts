import type { MessageAccess } from '../../../src/domain/inbox/conversation';
import { MESSAGE_LIMITS } from '../../../src/domain/inbox/conversation';
import type { TextProblem } from '../../../src/domain/reviews/text-limits';
import { tooLongSentence } from '../../../src/domain/shared/text-counter';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';

const TEXTS: Readonly<Record<TextProblem, string>> = {
  'too-short': 'Please write something first.',
  'too-long': tooLongSentence(MESSAGE_LIMITS.max),
};

/** Error for a message of an invalid length. */
export const refusedText = (problem: TextProblem): Refusal => refusal.validation({ text: [TEXTS[problem]] });

/** Error when the caller may not write to a player. Undefined if the caller may. */
export function refusedAccess(access: MessageAccess): Refusal | undefined {
  if (access === 'blocked') return refusal.conflict('You have blocked this player. Unblock them first.');
  return access === 'closed' ? refusal.forbidden('This player doesn’t accept messages from you.') : undefined;
}

/** Error when the id of a new message belongs to another message. */
export const takenId = (): Refusal => refusal.conflict('Your message was not sent. Please send it again.');
