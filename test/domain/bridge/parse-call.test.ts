import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { noArguments, record, slug } from '../../../src/domain/bridge/arguments';
import { forAnyone, forPlayers } from '../../../src/domain/bridge/method';
import { methodTable } from '../../../src/domain/bridge/method-table';
import { parseCall, readCall, authorizeCaller } from '../../../src/domain/bridge/parse-call';
import { ok } from '../../../src/domain/shared/result';
import { hostileValue } from '../../fakes/hostile-value';

const known = Object.keys(methodTable);

describe('parseCall', () => {
  test('returns typed arguments', () => {
    expect(parseCall('achievement.unlock', { slug: 'first-light' })).toEqual(
      ok({ method: 'achievement.unlock', args: { slug: 'first-light' } }),
    );
    expect(parseCall('session.xr', { signal: 'visible-blurred' })).toMatchObject({ ok: true });
    expect(parseCall('user.getName', 'whatever')).toEqual(ok({ method: 'user.getName', args: undefined }));
  });

  test('refuses invalid arguments with a sentence', () => {
    expect(parseCall('achievement.unlock', { slug: 7 })).toMatchObject({
      error: { code: 'err_validation', message: 'achievement.unlock: slug must be a slug.' },
    });
  });

  test.prop([fc.oneof(fc.string(), fc.constantFrom('toString', '__proto__', 'constructor', 'hasOwnProperty'))])(
    'never accepts a method outside the table',
    (method) => {
      fc.pre(!known.includes(method));
      expect(parseCall(method, {})).toMatchObject({ ok: false, error: { code: 'err_unsupported' } });
    },
  );

  test.prop([fc.constantFrom(...known), hostileValue])("never throws on a frame's values", (method, args) => {
    const call = parseCall(method, args);
    expect(call.ok || call.error.code === 'err_validation').toBe(true);
  });
});

const table = { ask: forAnyone(noArguments), send: forPlayers(record({ slug })) };

describe('readCall', () => {
  test('returns name and arguments', () => {
    expect(readCall(table, 'ask', 1)).toEqual(ok({ method: 'ask', args: undefined }));
    expect(readCall(table, 'send', { slug: 'a', b: 1 })).toEqual(ok({ method: 'send', args: { slug: 'a' } }));
  });

  test('refuses a call with a sentence', () => {
    expect(readCall(table, 'send', {})).toMatchObject({
      error: { code: 'err_validation', message: 'send: slug must be a slug.' },
    });
    expect(readCall(table, 'toString', {})).toMatchObject({
      error: { code: 'err_unsupported', message: 'The portal does not have this call.' },
    });
  });

  test('refuses a call whose arguments throw while they are read', () => {
    const trap = {
      get slug() {
        throw new Error('read');
      },
    };
    expect(readCall(table, 'send', trap)).toMatchObject({
      error: { code: 'err_validation', message: 'send: the arguments cannot be read.' },
    });
  });

  test.prop([fc.constantFrom('ask', 'send', 'shout', '__proto__'), hostileValue])(
    'never throws on hostile values',
    (method, args) => {
      expect(readCall(table, method, args)).toHaveProperty('ok');
    },
  );
});

describe('authorizeCaller', () => {
  test("requires a logged-in player for a player's call", () => {
    expect(authorizeCaller(methodTable['user.getName'], true)).toBeUndefined();
    expect(authorizeCaller(methodTable['user.getName'], false)).toEqual({
      code: 'err_unauthenticated',
      message: 'Nobody is logged in.',
      retryable: false,
    });
  });

  test('accepts anyone elsewhere', () => {
    expect(authorizeCaller(methodTable['leaderboard.top'], true)).toBeUndefined();
    expect(authorizeCaller(methodTable['leaderboard.top'], false)).toBeUndefined();
  });

  test.prop([fc.constantFrom(...Object.values(methodTable))])('always accepts a logged-in player', (row) => {
    expect(authorizeCaller(row, true)).toBeUndefined();
    expect(authorizeCaller(row, false) === undefined).toBe(row.caller === 'anyone');
  });
});
