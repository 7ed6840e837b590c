import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { cutNotice, truncatedLength, truncatedText } from '../../../src/ui/shared/truncated-text.machine';

describe('truncatedText', () => {
  test('is four times the limit, so that the text can be shortened in the field', () => {
    expect(truncatedLength(5000)).toBe(20_000);
    expect(truncatedText('x'.repeat(1_000_000), 5000)).toHaveLength(20_000);
    expect(truncatedText('Where is it?', 5000)).toBe('Where is it?');
  });

  test('is never cut without a notice', () => {
    expect(cutNotice('x'.repeat(20_000), 5000)).toBe(
      'Only the first 20000 characters were kept. The rest was cut off.',
    );
    expect(cutNotice('x'.repeat(19_999), 5000)).toBeUndefined();
  });

  property.prop([fc.string({ maxLength: 90 }), fc.integer({ min: 1, max: 20 })])(
    'is always unchanged without a notice',
    (text, limit) => {
      const kept = truncatedText(text, limit);
      expect(text.startsWith(kept)).toBe(true);
      if (kept !== text) expect(cutNotice(kept, limit)).toBeDefined();
    },
  );
});
