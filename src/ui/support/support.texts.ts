import type { Random } from '../../application/system/random.port';
import type { ReplyProblem, TicketSide, TicketStatus } from '../../domain/support/ticket';
import { REPLY_LIMIT } from '../../domain/support/ticket';
import type { BadgeTone } from '../shared/Badge';

/** The mark of each standing. */
export const ticketMarks: Readonly<Record<TicketStatus, { readonly word: string; readonly tone: BadgeTone }>> = {
  open: { word: 'Open', tone: 'info' },
  answered: { word: 'Answered', tone: 'success' },
  closed: { word: 'Closed', tone: 'plain' },
};

/** What each standing means for the player. */
export const standingTexts: Readonly<Record<TicketStatus, string>> = {
  open: 'Our support will read this and answer here.',
  answered: 'Our support has answered. Write below if something is left.',
  closed: 'This ticket is closed. A reply opens it again.',
};

/** Who wrote. */
export const sideNames: Readonly<Record<TicketSide, string>> = { player: 'You', support: 'Support' };

/** What is wrong about a reply. */
export const replyProblemTexts: Readonly<Record<ReplyProblem, string>> = {
  empty: 'Please enter a message before sending your reply.',
  'too-long': `This field may have at most ${String(REPLY_LIMIT)} characters.`,
};

/** How many replies there are, in words. */
export function repliesText(replies: number): string {
  if (replies === 0) return 'No replies yet';
  return replies === 1 ? '1 reply' : `${String(replies)} replies`;
}

/** Where a player's tickets are listed. */
export const ACCOUNT_SUPPORT = '/account/support';

/** Where a ticket is opened. */
export const NEW_TICKET = `${ACCOUNT_SUPPORT}/new`;

/** Where a ticket is. */
export const ticketAddress = (number: string): string => `${ACCOUNT_SUPPORT}/${number}`;

/** Names what is sent, from its first attempt until it changes or is accepted: sent once more it is the same. */
export class AttemptKey {
  private last: { readonly content: string; readonly key: string } | undefined;

  constructor(private readonly random: Pick<Random, 'uuid'>) {}

  /** The idempotency key of this content. */
  of(content: string): string {
    if (this.last?.content !== content) this.last = { content, key: this.random.uuid() };
    return this.last.key;
  }

  /** It was accepted: the same content is something new from now on. */
  clear(): void {
    this.last = undefined;
  }
}
