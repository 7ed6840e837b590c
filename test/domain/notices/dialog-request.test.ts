import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { matchesTypedText } from '../../../src/domain/notices/dialog-request';
import { dialogRequests } from '../../arbitraries/dialogs';
import { texts } from '../../arbitraries/texts';

const matches = (typedConfirmation: string | undefined, typed: string) =>
  fc.sample(dialogRequests, 1).every((request) => matchesTypedText({ ...request, typedConfirmation }, typed));

describe('a typed confirmation', () => {
  test.each([
    ['DELETE', 'DELETE', true],
    ['DELETE', ' DELETE\n', true],
    [' DELETE ', 'DELETE', true],
    ['DELETE', 'delete', false],
    ['DELETE', 'DELETE!', false],
    ['DELETE', '', false],
    ['José', 'Jose\u0301', true],
    ['Jose\u0301', 'José', true],
    ['👩‍🚀', '👩', false],
    [undefined, '', true],
    [undefined, 'anything', true],
  ])('of %j by %j matches: %s', (asked, typed, match) => {
    expect(matches(asked, typed)).toBe(match);
  });

  property.prop([texts])('is always matched by itself', (text) => {
    expect(matches(text, `  ${text.normalize('NFD')} `)).toBe(true);
  });

  property.prop([texts])('is never matched by more', (text) => {
    expect(matches(text, `${text}x`)).toBe(false);
  });
});
