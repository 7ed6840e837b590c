import type { SendMessageFailure } from '../../application/inbox/send-message.use-case';
import { MESSAGE_LIMITS } from '../../domain/inbox/conversation';
import type { TextProblem } from '../../domain/reviews/text-limits';
import { tooLongSentence } from '../../domain/shared/text-counter';
import { failureText } from '../errors/failure-text';

/** Errors of a message's length. */
export const messageProblemTexts: Readonly<Record<TextProblem, string>> = {
  'too-short': 'Please write something first.',
  'too-long': tooLongSentence(MESSAGE_LIMITS.max),
};

/** Returns the reason why a message was not sent. */
export const sendFailureText = (failure: SendMessageFailure): string =>
  failure.kind === 'text' ? messageProblemTexts[failure.problem] : failureText(failure);

/** Reason of a message that was on its way when the player left the page. */
export const INTERRUPTED = 'You left the page too early.';
