import type { Random } from '../../application/system/random.port';
import type { ReplyProblem, TicketCard, TicketSide, TicketStatus } from '../../domain/support/ticket';
import { tooLongSentence } from '../../domain/shared/text-counter';
import { REPLY_LIMIT } from '../../domain/support/ticket';
import type { BadgeTone } from '../shared/Badge';

/** Badge of each status. */
export const ticketMarks: Readonly<Record<TicketStatus, { readonly word: string; readonly tone: BadgeTone }>> = {
  open: { word: 'Open', tone: 'info' },
  answered: { word: 'Answered', tone: 'success' },
  closed: { word: 'Closed', tone: 'plain' },
};

/** Explanation of each status; those of an open and of an answered ticket follow the name of the answering side. */
export const statusTexts: Readonly<Record<TicketStatus, string>> = {
  open: 'will reply here.',
  answered: 'has replied. Reply below if you still need help.',
  closed: 'This ticket is closed. Reply to reopen it.',
};

/** Names of the two sides of a ticket, as its reader sees them. */
export type SideNames = Readonly<Record<TicketSide, string>>;

/** Returns the names of the two sides for the ticket's player. */
export function sideNames({ about }: Pick<TicketCard, 'about'>): SideNames {
  return { player: 'You', support: about?.developer ?? 'Support' };
}

/** Error texts for an invalid reply. */
export const replyProblemTexts: Readonly<Record<ReplyProblem, string>> = {
  empty: 'Please enter a message before sending your reply.',
  'too-long': tooLongSentence(REPLY_LIMIT),
};

/** Formats the number of replies. */
export function repliesText(replies: number): string {
  if (replies === 0) return 'No replies yet';
  return replies === 1 ? '1 reply' : `${String(replies)} replies`;
}

/** Path of the list of tickets. */
export const ACCOUNT_SUPPORT = '/account/support';

/** Path of the form for a new ticket. */
export const NEW_TICKET = `${ACCOUNT_SUPPORT}/new`;

/** Query parameter of the form for a new ticket: the slug of the game that the ticket is about. */
export const TICKET_GAME = 'game';

/** Returns the address of the form for a message to the developer of a game. */
export const gameTicketAddress = (slug: string): string => `${NEW_TICKET}?${TICKET_GAME}=${slug}`;

/** Returns the path of a ticket. */
export const ticketAddress = (number: string): string => `${ACCOUNT_SUPPORT}/${number}`;

/** Idempotency key of a form, stable until its content changes or is accepted. */
export class AttemptKey {
  private last: { readonly content: string; readonly key: string } | undefined;

  constructor(private readonly random: Pick<Random, 'uuid'>) {}

  /** Returns the key of a content. */
  of(content: string): string {
    if (this.last?.content !== content) this.last = { content, key: this.random.uuid() };
    return this.last.key;
  }

  /** Forgets the key after the content was accepted. */
  clear(): void {
    this.last = undefined;
  }
}
