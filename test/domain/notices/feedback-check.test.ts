import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { FEEDBACK_LIMIT, FEEDBACK_RATINGS, isSendable } from '../../../src/domain/notices/feedback';
import { checkFeedback } from '../../../src/domain/notices/feedback-check';
import { ok } from '../../../src/domain/shared/result';
import { SUBJECT_LIMIT } from '../../../src/domain/shared/subject';
import { texts } from '../../arbitraries/texts';

const good = { subject: 'The home page', text: 'It is fast.', rating: 5 } as const;
const problem = (change: Partial<Record<'subject' | 'text', string>>) => {
  const checked = checkFeedback({ ...good, ...change });
  return checked.ok ? undefined : checked.error;
};

describe('a feedback', () => {
  test('is stored as it is read, with or without stars', () => {
    expect(checkFeedback(good)).toEqual(ok(good));
    expect(checkFeedback({ ...good, rating: undefined })).toEqual(ok({ ...good, rating: undefined }));
    expect(checkFeedback({ ...good, text: ' a\r\nb\u0000 ', subject: 'one\ntwo' })).toEqual(
      ok({ ...good, text: 'a\nb', subject: 'one two' }),
    );
  });

  test('needs a subject and a text that can be seen', () => {
    expect(problem({ subject: ' \n' })).toEqual({ kind: 'empty', field: 'subject' });
    expect(problem({ text: '\u200b' })).toEqual({ kind: 'empty', field: 'text' });
  });

  test('has at most 150 characters of subject and 500 of text', () => {
    expect([SUBJECT_LIMIT, FEEDBACK_LIMIT]).toEqual([150, 500]);
    expect(problem({ subject: '😀'.repeat(150), text: '😀'.repeat(500) })).toBeUndefined();
    expect(problem({ subject: 'a'.repeat(151) })).toEqual({ kind: 'too-long', field: 'subject' });
    expect(problem({ text: 'a'.repeat(501) })).toEqual({ kind: 'too-long', field: 'text' });
  });

  property.prop([texts, fc.constantFrom(undefined, ...FEEDBACK_RATINGS)])(
    'that the modal lets go is never refused, and is checked the same twice',
    (text, rating) => {
      const checked = checkFeedback({ subject: 'A', text, rating });
      if (isSendable(text, FEEDBACK_LIMIT)) expect(checked.ok).toBe(true);
      if (checked.ok) expect(checkFeedback(checked.value)).toEqual(checked);
    },
  );
});
