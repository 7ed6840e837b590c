import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { checkNewTicket, newTicketFields } from '../../../src/domain/support/new-ticket';

const ticket = { subject: 'A door', message: 'It sticks.' };

describe('a new ticket (rule 3.4)', () => {
  test('has a subject in one line and a message', () => {
    expect(newTicketFields).toEqual(['subject', 'message']);
    expect(checkNewTicket({ subject: ' A\ndoor ', message: ' It\r\nsticks. ' })).toEqual({
      ok: true,
      value: { subject: 'A door', message: 'It\nsticks.' },
    });
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
  ])('%j is refused', (written, error) => {
    expect(checkNewTicket(written)).toEqual({ ok: false, error });
  });

  property.prop([fc.record({ subject: fc.string({ unit: 'binary' }), message: fc.string({ unit: 'binary' }) })])(
    'that was taken is always taken again as it is',
    (written) => {
      const checked = checkNewTicket(written);
      if (checked.ok) expect(checkNewTicket(checked.value)).toEqual(checked);
    },
  );
});
