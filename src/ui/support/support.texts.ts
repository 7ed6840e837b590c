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
