import type { ContactProblem } from '../help/contact-form';
import { contactLimits, contactProblems } from '../help/contact-form';
import { countCharacters, plainText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { plainSubject } from '../shared/subject';

/** States of a ticket: waiting for support, for its player, or closed. */
export const ticketStatuses = ['open', 'answered', 'closed'] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

/** Authors of a ticket's posts. */
export const ticketSides = ['player', 'support'] as const;

export type TicketSide = (typeof ticketSides)[number];

/** An event in a ticket, in the past tense. */
export type TicketEvent = { readonly type: 'replied'; readonly by: TicketSide } | { readonly type: 'closed' };

/**
 * Returns the state of a ticket after an event; its previous state does not matter.
 * @rule 3.4 A ticket waits for the side that did not reply last; a reply of either side reopens a closed ticket.
 */
export function ticketStatusAfter(event: TicketEvent): TicketStatus {
  if (event.type === 'closed') return 'closed';
  return event.by === 'support' ? 'answered' : 'open';
}

/** Game that a ticket is about. */
export interface TicketGame {
  readonly slug: string;
  readonly title: string;
  /** Name of the developer whose members reply; undefined if the support replies. */
  readonly developer: string | undefined;
}

/** A ticket in its player's list; dates are ISO 8601 in UTC. */
export interface TicketCard {
  /** Number of the ticket in emails and addresses. */
  readonly number: string;
  readonly subject: string;
  readonly status: TicketStatus;
  readonly created: string;
  /** Time of the last event. */
  readonly updated: string;
  /** Number of replies of both sides. */
  readonly replies: number;
  /** Undefined for a ticket about the portal. */
  readonly about: TicketGame | undefined;
}

/** A post of one side; plain text. */
export interface TicketPost {
  readonly by: TicketSide;
  readonly text: string;
  /** ISO 8601 in UTC. */
  readonly date: string;
}

/** A ticket with all its posts, oldest first. */
export interface Ticket extends TicketCard {
  readonly posts: readonly TicketPost[];
}

/** Maximum length of a reply, in characters: the same as that of the first message. */
export const REPLY_LIMIT = contactLimits.message;

/** Maximum number of replies of both sides in one ticket; a longer conversation needs a new ticket. */
export const MOST_REPLIES = 200;

/** Tickets on a page of a list. */
export const TICKETS_PER_PAGE = 10;

/** Maximum number of replies of a developer after each other; then the player must reply. */
export const MOST_REPLIES_IN_A_ROW = 5;

/** Maximum number of messages of one player that wait for one developer. */
export const MOST_WAITING = 10;

/** Problem of a reply. */
export type ReplyProblem = 'empty' | 'too-long';

/**
 * Returns the reply to store, without invisible characters, or the problem.
 * @rule 3.4 A reply in a ticket has 1 to 5000 characters.
 */
export function checkReply(text: string): Result<string, ReplyProblem> {
  const reply = plainText(text);
  if (reply === '') return err('empty');
  return countCharacters(reply) > REPLY_LIMIT ? err('too-long') : ok(reply);
}

/** Fields of a logged-in player's new ticket, in order; the email address is known. */
export const newTicketFields = ['subject', 'message'] as const;

/** Form for a new ticket. */
export interface NewTicket extends Readonly<Record<(typeof newTicketFields)[number], string>> {
  /** Slug of the game that the ticket is about; undefined for the portal. */
  readonly game?: string | undefined;
}

/**
 * Returns the new ticket to send, without invisible characters and with its subject in one line, or the problem of each
 * invalid field, in order.
 * @rule 3.4 A ticket of a player has a subject and a message, within the limits of the contact form.
 */
export function checkNewTicket(ticket: NewTicket): Result<NewTicket, readonly ContactProblem[]> {
  const sent = { ...ticket, subject: plainSubject(ticket.subject), message: plainText(ticket.message) };
  const problems = newTicketFields.flatMap((field) => contactProblems(field, sent[field]));
  return problems.length === 0 ? ok(sent) : err(problems);
}
