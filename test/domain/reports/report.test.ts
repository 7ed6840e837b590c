import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { countCharacters } from '../../../src/domain/shared/plain-text';
import {
  checkReport,
  REPORT_TEXT_LIMIT,
  reportKinds,
  reportReasons,
  reportStatuses,
} from '../../../src/domain/reports/report';

describe('checkReport', () => {
  test('accepts a game, a review or a profile, open until resolved', () => {
    expect(reportKinds).toEqual(['game', 'review', 'profile']);
    expect(reportStatuses).toEqual(['open', 'resolved']);
    expect(REPORT_TEXT_LIMIT).toBe(500);
  });

  test.each([
    ['spam', '', { ok: true, value: { reason: 'spam', text: '' } }],
    ['other', ' It\r\nlies. ', { ok: true, value: { reason: 'other', text: 'It\nlies.' } }],
    ['other', '\u200b', { ok: false, error: 'words-missing' }],
    ['spam', '😀'.repeat(500), { ok: true, value: { reason: 'spam', text: '😀'.repeat(500) } }],
    ['spam', '😀'.repeat(501), { ok: false, error: 'too-long' }],
  ] as const)('checks %s with %j', (reason, text, checked) => {
    expect(checkReport({ reason, text })).toEqual(checked);
  });

  property.prop([fc.constantFrom(...reportReasons), fc.string({ unit: 'binary' })])(
    'always accepts its own result unchanged',
    (reason, text) => {
      const checked = checkReport({ reason, text });
      if (!checked.ok) return;
      expect(countCharacters(checked.value.text)).toBeLessThanOrEqual(REPORT_TEXT_LIMIT);
      expect(checkReport(checked.value)).toEqual(checked);
    },
  );
});
