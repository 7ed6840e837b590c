import { contactLimits } from '../help/contact-form';
import { countCharacters } from '../shared/count-characters';
import { plainText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/** Most characters of a reply: as many as the message may have that it answers. */
export const REPLY_LIMIT = contactLimits.message;

/** Most replies of both sides together in one ticket; what goes on longer is another matter. */
export const MOST_REPLIES = 200;

/** Why a text cannot be sent as a reply. */
export type ReplyProblem = 'empty' | 'too-long';

/**
 * A reply as it is stored, without what no reader can see; or why it cannot be sent.
 * @rule 3.4 A reply in a ticket has 1 to 5000 characters.
 */
export function checkReply(text: string): Result<string, ReplyProblem> {
  const reply = plainText(text);
  if (reply === '') return err('empty');
  return countCharacters(reply) > REPLY_LIMIT ? err('too-long') : ok(reply);
}
