import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { methodTable } from '../../../src/domain/bridge/method-table';
import { parseCall } from '../../../src/domain/bridge/parse-call';
import { ok } from '../../../src/domain/shared/result';
import { hostileValue } from '../../fakes/hostile-value';

const known = Object.keys(methodTable);

describe('reading a call', () => {
  test('gives its arguments their types', () => {
    expect(parseCall('achievement.unlock', { slug: 'first-light' })).toEqual(
      ok({ method: 'achievement.unlock', args: { slug: 'first-light' } }),
    );
    expect(parseCall('session.xr', { signal: 'visible-blurred' })).toMatchObject({ ok: true });
    expect(parseCall('user.getName', 'whatever')).toEqual(ok({ method: 'user.getName', args: undefined }));
  });

  test('refuses wrong arguments with a sentence', () => {
    expect(parseCall('achievement.unlock', { slug: 7 })).toMatchObject({
      error: { code: 'err_validation', message: 'achievement.unlock: slug must be a slug.' },
    });
  });

  test.prop([fc.oneof(fc.string(), fc.constantFrom('toString', '__proto__', 'constructor', 'hasOwnProperty'))])(
    'never supports a method that is not in the table',
    (method) => {
      fc.pre(!known.includes(method));
      expect(parseCall(method, {})).toMatchObject({ ok: false, error: { code: 'err_unsupported' } });
    },
  );

  test.prop([fc.constantFrom(...known), hostileValue])('never throws on what a frame passes', (method, args) => {
    const call = parseCall(method, args);
    expect(call.ok || call.error.code === 'err_validation').toBe(true);
  });
});
