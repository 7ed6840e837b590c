import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { countCharacters, hasVisibleText } from '../../../src/domain/shared/plain-text';
import type { TicketEvent } from '../../../src/domain/support/ticket';
import {
  ticketSides,
  ticketStatusAfter,
  ticketStatuses,
  checkReply,
  MOST_REPLIES,
  REPLY_LIMIT,
  checkNewTicket,
  newTicketFields,
} from '../../../src/domain/support/ticket';

const events = fc.oneof(
  fc.constantFrom(...ticketSides).map((by): TicketEvent => ({ type: 'replied', by })),
  fc.constant<TicketEvent>({ type: 'closed' }),
);

describe('ticketStatusAfter (rule 3.4)', () => {
  test('waits for the side that did not reply last', () => {
    expect(ticketStatusAfter({ type: 'replied', by: 'player' })).toBe('open');
    expect(ticketStatusAfter({ type: 'replied', by: 'support' })).toBe('answered');
    expect(ticketStatusAfter({ type: 'closed' })).toBe('closed');
    expect(ticketStatuses).toEqual(['open', 'answered', 'closed']);
  });

  property.prop([fc.array(events, { minLength: 1 }), fc.constantFrom(...ticketSides)])(
    'a reply always reopens a ticket',
    (before, by) => {
      const history: readonly TicketEvent[] = [...before, { type: 'replied', by }];
      expect(history.map(ticketStatusAfter).at(-1)).not.toBe('closed');
    },
  );
});

describe('checkReply (rule 3.4)', () => {
  test('accepts 1 to 5000 characters, and removes invisible ones', () => {
    expect(REPLY_LIMIT).toBe(5000);
    expect(MOST_REPLIES).toBe(200);
    expect(checkReply(' It opens.\r\nThanks\u0000! ')).toEqual({ ok: true, value: 'It opens.\nThanks!' });
    expect(checkReply('😀'.repeat(5000))).toEqual({ ok: true, value: '😀'.repeat(5000) });
    expect(checkReply('😀'.repeat(5001))).toEqual({ ok: false, error: 'too-long' });
    expect(checkReply(' \n\u200b ')).toEqual({ ok: false, error: 'empty' });
  });

  property.prop([fc.string({ unit: 'binary' })])('always accepts its own result unchanged', (text) => {
    const checked = checkReply(text);
    expect(checked.ok).toBe(hasVisibleText(checked.ok ? checked.value : ''));
    if (!checked.ok) return;
    expect(countCharacters(checked.value)).toBeLessThanOrEqual(REPLY_LIMIT);
    expect(checkReply(checked.value)).toEqual(checked);
  });
});

const ticket = { subject: 'A door', message: 'It sticks.' };

describe('checkNewTicket (rule 3.4)', () => {
  test('returns a subject in one line and a message', () => {
    expect(newTicketFields).toEqual(['subject', 'message']);
    expect(checkNewTicket({ subject: ' A\ndoor ', message: ' It\r\nsticks. ' })).toEqual({
      ok: true,
      value: { subject: 'A door', message: 'It\nsticks.' },
    });
  });

  test('keeps the game that a ticket is about', () => {
    expect(checkNewTicket({ ...ticket, game: 'kite' })).toEqual({ ok: true, value: { ...ticket, game: 'kite' } });
  });

  test.each([
    [
      { ...ticket, subject: ' ' },
      { kind: 'empty', field: 'subject' },
    ],
    [
      { ...ticket, message: '\u200b' },
      { kind: 'empty', field: 'message' },
    ],
    [
      { ...ticket, subject: 'x'.repeat(151) },
      { kind: 'too-long', field: 'subject' },
    ],
    [
      { ...ticket, message: 'x'.repeat(5001) },
      { kind: 'too-long', field: 'message' },
    ],
  ])('refuses the ticket %j', (written, error) => {
    expect(checkNewTicket(written)).toEqual({ ok: false, error: [error] });
  });

  test('refuses all invalid fields of a ticket', () => {
    expect(checkNewTicket({ subject: ' ', message: 'x'.repeat(5001) })).toEqual({
      ok: false,
      error: [
        { kind: 'empty', field: 'subject' },
        { kind: 'too-long', field: 'message' },
      ],
    });
  });

  property.prop([fc.record({ subject: fc.string({ unit: 'binary' }), message: fc.string({ unit: 'binary' }) })])(
    'always accepts its own result unchanged',
    (written) => {
      const checked = checkNewTicket(written);
      if (checked.ok) expect(checkNewTicket(checked.value)).toEqual(checked);
    },
  );
});
