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
