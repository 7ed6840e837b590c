import type { ContactProblem } from '../help/contact-form';
import { contactLimits } from '../help/contact-form';
import { countCharacters } from '../shared/count-characters';
import { plainText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { plainSubject } from '../shared/subject';

/** The fields of a ticket that a signed-in player opens, in their order: the address is known. */
export const newTicketFields = ['subject', 'message'] as const;

type NewTicket = Readonly<Record<(typeof newTicketFields)[number], string>>;

/**
 * A new ticket as it is sent, without what no reader can see, its subject in one line; or why it cannot be.
 * @rule 3.4 A ticket of a player has a subject and a message, within the limits of the contact form.
 */
export function checkNewTicket(ticket: NewTicket): Result<NewTicket, ContactProblem> {
  const sent = { subject: plainSubject(ticket.subject), message: plainText(ticket.message) };
  for (const field of newTicketFields) {
    if (sent[field] === '') return err({ kind: 'empty', field });
    if (countCharacters(sent[field]) > contactLimits[field]) return err({ kind: 'too-long', field });
  }
  return ok(sent);
}
