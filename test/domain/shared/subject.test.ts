import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { plainSubject, SUBJECT_LIMIT } from '../../../src/domain/shared/subject';
import { texts } from '../../arbitraries/texts';

describe('plainSubject', () => {
  test('returns plain text in one line', () => {
    expect(SUBJECT_LIMIT).toBe(150);
    expect(plainSubject(' The\r\nhome\npage\u0000 ')).toBe('The home page');
  });

  property.prop([texts])('never contains a line end, and never changes a result again', (text) => {
    expect(plainSubject(text)).not.toMatch(/[\r\n]/);
    expect(plainSubject(plainSubject(text))).toBe(plainSubject(text));
  });
});
