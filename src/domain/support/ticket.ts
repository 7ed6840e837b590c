import type { ContactProblem } from '../help/contact-form';
import { contactLimits } from '../help/contact-form';
import { countCharacters, plainText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { plainSubject } from '../shared/subject';

/** How a ticket stands: it waits for the support, for its player, or for nobody. */
export const ticketStatuses = ['open', 'answered', 'closed'] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

/** Who writes in a ticket. */
export const ticketSides = ['player', 'support'] as const;

export type TicketSide = (typeof ticketSides)[number];

/** What happens to a ticket, in the past tense. */
export type TicketEvent = { readonly type: 'replied'; readonly by: TicketSide } | { readonly type: 'closed' };

/**
 * How a ticket stands after something happened to it, however it stood before.
 * @rule 3.4 A ticket waits for the other side of its last reply; a reply of either side opens one again that was closed.
 */
export function ticketStatusAfter(event: TicketEvent): TicketStatus {
  if (event.type === 'closed') return 'closed';
  return event.by === 'support' ? 'answered' : 'open';
}

/** A ticket in the list of its player; dates are ISO 8601 in UTC. */
export interface TicketCard {
  /** What mails and addresses call it. */
  readonly number: string;
  readonly subject: string;
  readonly status: TicketStatus;
  readonly created: string;
  /** When something last happened to it. */
  readonly updated: string;
  /** How many replies of both sides there are. */
  readonly replies: number;
}

/** What one side wrote; plain text. */
export interface TicketPost {
  readonly by: TicketSide;
  readonly text: string;
  /** ISO 8601 in UTC. */
  readonly date: string;
}

/** A ticket with all that was written in it, the first message first. */
export interface Ticket extends TicketCard {
  readonly posts: readonly TicketPost[];
}

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
