import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { bridgeError } from '../../../src/domain/bridge/bridge-error';
import { bridgeErrorCodes } from '../../../src/domain/bridge/bridge-error-code';
import { event, hello, refused, request, succeeded, welcome } from '../../../src/domain/bridge/message';
import { parseMessage } from '../../../src/domain/bridge/parse-message';
import { hostileValue } from '../../fakes/hostile-value';

const id = fc.maxSafeNat();
const name = fc.string({ maxLength: 64 });
const refusal = fc.record({ code: fc.constantFrom(...bridgeErrorCodes), message: fc.string() });

const message = fc.oneof(
  fc.constant(welcome),
  id.map(hello),
  fc.tuple(id, name, fc.jsonValue()).map((parts) => request(...parts)),
  fc.tuple(id, name, fc.jsonValue()).map((parts) => event(...parts)),
  fc.tuple(id, fc.jsonValue()).map((parts) => succeeded(...parts)),
  fc.tuple(id, refusal).map(([of, { code, message: words }]) => refused(of, bridgeError(code, words))),
);

describe('the parser of the bridge', () => {
  test('reads a call as decisions §7 writes it', () => {
    const wire = { from: 'holocade', v: 1, kind: 'request', id: 7, method: 'achievement.unlock', args: { slug: 'a' } };
    expect(parseMessage(wire)).toEqual(request(7, 'achievement.unlock', { slug: 'a' }));
  });

  test('knows no other name, version or kind', () => {
    const wire = { from: 'holocade', v: 1, kind: 'hello', id: 7 };
    expect(parseMessage(wire)).toEqual(hello(7));
    for (const change of [
      { from: 'Holocade' },
      { from: undefined },
      { v: 2 },
      { v: '1' },
      { kind: 'bye' },
      { id: 1.5 },
    ]) {
      expect(parseMessage({ ...wire, ...change })).toBeUndefined();
    }
  });

  test('takes a refusal with an unknown code for an internal one', () => {
    const wire = { ...succeeded(1, undefined), ok: false, error: { code: 'err_new', message: 'New', retryable: true } };
    expect(parseMessage(wire)).toEqual(refused(1, bridgeError('err_internal', 'New')));
  });

  test.prop([message])('always reads what the protocol writes, also after a structured clone', (written) => {
    expect(parseMessage(written)).toEqual(written);
    expect(parseMessage(structuredClone(written))).toEqual(written);
  });

  test.prop([hostileValue], { numRuns: 10_000 })(
    'never takes anything else for a message, and never throws',
    (value) => {
      expect(parseMessage(value)).toBeUndefined();
    },
  );
});
