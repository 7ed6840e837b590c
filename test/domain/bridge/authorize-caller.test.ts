import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { methodTable } from '../../../src/domain/bridge/method-table';
import { authorizeCaller } from '../../../src/domain/bridge/authorize-caller';

describe('who may make a call', () => {
  test('is a signed-in player where the call is about one', () => {
    expect(authorizeCaller(methodTable['user.getName'], true)).toBeUndefined();
    expect(authorizeCaller(methodTable['user.getName'], false)).toEqual({
      code: 'err_unauthenticated',
      message: 'Nobody is signed in.',
      retryable: false,
    });
  });

  test('is anyone elsewhere', () => {
    expect(authorizeCaller(methodTable['leaderboard.top'], true)).toBeUndefined();
    expect(authorizeCaller(methodTable['leaderboard.top'], false)).toBeUndefined();
  });

  test.prop([fc.constantFrom(...Object.values(methodTable))])('is always at least the signed-in player', (row) => {
    expect(authorizeCaller(row, true)).toBeUndefined();
    expect(authorizeCaller(row, false) === undefined).toBe(row.caller === 'anyone');
  });
});
