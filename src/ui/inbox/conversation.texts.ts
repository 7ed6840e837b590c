import { MESSAGE_LIMITS } from '../../domain/inbox/conversation';
import type { TextProblem } from '../../domain/reviews/text-limits';
import { ACCOUNT_INBOX } from '../account/account-pages';

/** Errors of a message's length. */
export const messageProblemTexts: Readonly<Record<TextProblem, string>> = {
  'too-short': 'Please write something first.',
  'too-long': `Your message may have at most ${String(MESSAGE_LIMITS.max)} characters.`,
};

/** Returns the path of the conversation with a player. */
export const conversationAddress = (username: string): string => `${ACCOUNT_INBOX}/${username}`;
