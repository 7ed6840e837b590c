import { describe, expect, test } from 'vitest';
import { newTicketNumber } from '../../../../server/catalogue/help/ticket.repository';
import { systemRandom } from '../../../../server/platform/system/server-random';

describe('newTicketNumber', () => {
  test('maps bytes evenly to letters and digits', () => {
    const bytes = Buffer.from([0, 1, 8, 23, 24, 31, 32, 255]);
    expect(newTicketNumber({ ...systemRandom, bytes: () => bytes })).toBe('ABJZ29A9');
  });

  test('contains no characters that look alike', () => {
    for (let count = 0; count < 200; count += 1) expect(newTicketNumber(systemRandom)).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  });
});
