import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { TicketEvent } from '../../../src/domain/support/ticket-status';
import { ticketSides, ticketStatusAfter, ticketStatuses } from '../../../src/domain/support/ticket-status';

const events = fc.oneof(
  fc.constantFrom(...ticketSides).map((by): TicketEvent => ({ type: 'replied', by })),
  fc.constant<TicketEvent>({ type: 'closed' }),
);

describe('how a ticket stands (rule 3.4)', () => {
  test('it waits for the other side of its last reply', () => {
    expect(ticketStatusAfter({ type: 'replied', by: 'player' })).toBe('open');
    expect(ticketStatusAfter({ type: 'replied', by: 'support' })).toBe('answered');
    expect(ticketStatusAfter({ type: 'closed' })).toBe('closed');
    expect(ticketStatuses).toEqual(['open', 'answered', 'closed']);
  });

  property.prop([fc.array(events, { minLength: 1 }), fc.constantFrom(...ticketSides)])(
    'a reply always opens it again, whatever happened before',
    (before, by) => {
      const history: readonly TicketEvent[] = [...before, { type: 'replied', by }];
      expect(history.map(ticketStatusAfter).at(-1)).not.toBe('closed');
    },
  );
});
