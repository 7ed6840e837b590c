import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { methodTable } from '../../../src/domain/bridge/method-table';
import { refuseCaller } from '../../../src/domain/bridge/refuse-caller';

describe('who may make a call', () => {
  test('is a signed-in player where the call is about one', () => {
    expect(refuseCaller(methodTable['user.getName'], true)).toBeUndefined();
    expect(refuseCaller(methodTable['user.getName'], false)).toEqual({
      code: 'err_unauthenticated',
      message: 'Nobody is signed in.',
      retryable: false,
    });
  });

  test('is anyone elsewhere', () => {
    expect(refuseCaller(methodTable['leaderboard.top'], true)).toBeUndefined();
    expect(refuseCaller(methodTable['leaderboard.top'], false)).toBeUndefined();
  });

  test.prop([fc.constantFrom(...Object.values(methodTable))])('is always at least the signed-in player', (row) => {
    expect(refuseCaller(row, true)).toBeUndefined();
    expect(refuseCaller(row, false) === undefined).toBe(row.caller === 'anyone');
  });
});
