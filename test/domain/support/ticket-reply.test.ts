import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { countCharacters } from '../../../src/domain/shared/count-characters';
import { hasVisibleText } from '../../../src/domain/shared/has-visible-text';
import { checkReply, MOST_REPLIES, REPLY_LIMIT } from '../../../src/domain/support/ticket-reply';

describe('a reply in a ticket (rule 3.4)', () => {
  test('has 1 to 5000 characters of any kind, and goes without what nobody sees', () => {
    expect(REPLY_LIMIT).toBe(5000);
    expect(MOST_REPLIES).toBe(200);
    expect(checkReply(' It opens.\r\nThanks\u0000! ')).toEqual({ ok: true, value: 'It opens.\nThanks!' });
    expect(checkReply('😀'.repeat(5000))).toEqual({ ok: true, value: '😀'.repeat(5000) });
    expect(checkReply('😀'.repeat(5001))).toEqual({ ok: false, error: 'too-long' });
    expect(checkReply(' \n\u200b ')).toEqual({ ok: false, error: 'empty' });
  });

  property.prop([fc.string({ unit: 'binary' })])('that was taken is always taken again as it is', (text) => {
    const checked = checkReply(text);
    expect(checked.ok).toBe(hasVisibleText(checked.ok ? checked.value : ''));
    if (!checked.ok) return;
    expect(countCharacters(checked.value)).toBeLessThanOrEqual(REPLY_LIMIT);
    expect(checkReply(checked.value)).toEqual(checked);
  });
});
