import type { Random } from '../../application/system/random.port';
import type { ReplyProblem, TicketSide, TicketStatus } from '../../domain/support/ticket';
import { tooLongSentence } from '../../domain/shared/text-counter';
import { REPLY_LIMIT } from '../../domain/support/ticket';
import type { BadgeTone } from '../shared/Badge';

/** Badge of each status. */
export const ticketMarks: Readonly<Record<TicketStatus, { readonly word: string; readonly tone: BadgeTone }>> = {
  open: { word: 'Open', tone: 'info' },
  answered: { word: 'Answered', tone: 'success' },
  closed: { word: 'Closed', tone: 'plain' },
};

/** Explanation of each status. */
export const statusTexts: Readonly<Record<TicketStatus, string>> = {
  open: 'Our support team will reply here.',
  answered: 'Our support team has replied. Reply below if you still need help.',
  closed: 'This ticket is closed. Reply to reopen it.',
};

/** Names of the two sides, from the player's view. */
export const sideNames: Readonly<Record<TicketSide, string>> = { player: 'You', support: 'Support' };

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
