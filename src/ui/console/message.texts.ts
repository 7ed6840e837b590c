import type { TicketStatus } from '../../domain/support/ticket';

/** Names of the states, from the developer's view. */
export const statusNames: Readonly<Record<TicketStatus, string>> = {
  open: 'Waiting for you',
  answered: 'Answered',
  closed: 'Closed',
};

/** Explanations of the states, from the developer's view. */
export const statusTexts: Readonly<Record<TicketStatus, string>> = {
  open: 'The player is waiting for your reply.',
  answered: 'Your team has replied. The player can reply again.',
  closed: 'This message is closed. Reply to reopen it.',
};
