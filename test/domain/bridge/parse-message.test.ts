import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { bridgeError, bridgeErrorCodes } from '../../../src/domain/bridge/bridge-error';
import { event, hello, refused, request, succeeded, welcome } from '../../../src/domain/bridge/message';
import { parseMessage, parsePortalMessage } from '../../../src/domain/bridge/parse-message';
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

describe('parseMessage', () => {
  test('parses a call of decisions §7', () => {
    const wire = { from: 'holocade', v: 1, kind: 'request', id: 7, method: 'achievement.unlock', args: { slug: 'a' } };
    expect(parseMessage(wire)).toEqual(request(7, 'achievement.unlock', { slug: 'a' }));
  });

  test('rejects another name, version or kind', () => {
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

  test('parsePortalMessage parses what a portal sends, and no call', () => {
    const answer = succeeded(1, 'done');
    expect(parsePortalMessage(answer)).toEqual(answer);
    expect(parsePortalMessage(hello(7))).toBeUndefined();
  });

  test('treats a refusal with an unknown code as an internal error', () => {
    const wire = { ...succeeded(1, undefined), ok: false, error: { code: 'err_new', message: 'New', retryable: true } };
    expect(parseMessage(wire)).toEqual(refused(1, bridgeError('err_internal', 'New')));
  });

  test('accepts ids from 0 up, and names of 64 characters but not of 65', () => {
    const head = { from: 'holocade', v: 1 };
    expect(parseMessage({ ...head, kind: 'hello', id: 0 })).toEqual(hello(0));
    expect(parseMessage({ ...head, kind: 'hello', id: -1 })).toBeUndefined();
    expect(parseMessage({ ...head, kind: 'hello', id: 2 ** 53 })).toBeUndefined();
    const [fits, tooLong] = ['m'.repeat(64), 'm'.repeat(65)];
    expect(parseMessage({ ...head, kind: 'request', id: 1, method: fits })).toEqual(request(1, fits, undefined));
    expect(parseMessage({ ...head, kind: 'request', id: 1, method: tooLong })).toBeUndefined();
    expect(parseMessage({ ...head, kind: 'request', id: 1, method: ['m'] })).toBeUndefined();
    expect(parseMessage({ ...head, kind: 'event', id: 1, name: fits, detail: 2 })).toEqual(event(1, fits, 2));
    expect(parseMessage({ ...head, kind: 'event', id: 1, name: tooLong })).toBeUndefined();
    expect(parseMessage({ ...head, kind: 'event', id: 1, method: fits })).toBeUndefined();
  });

  test('accepts a response only with an explicit outcome', () => {
    const head = { from: 'holocade', v: 1, kind: 'response', id: 1 };
    const error = { code: 'err_network', message: 'No network.' };
    expect(parseMessage({ ...head, ok: true, result: 5 })).toEqual(succeeded(1, 5));
    expect(parseMessage({ ...head, ok: false, error })).toEqual(refused(1, bridgeError('err_network', 'No network.')));
    for (const end of [{}, { ok: 1 }, { ok: 'false', error }, { ok: false }]) {
      expect(parseMessage({ ...head, ...end })).toBeUndefined();
    }
    for (const odd of [null, 'err_network', { code: 'err_network' }, { ...error, message: 7 }]) {
      expect(parseMessage({ ...head, ok: false, error: odd })).toBeUndefined();
    }
    expect(parseMessage({ ...head, kind: 'bye', ok: true })).toBeUndefined();
  });

  test('rejects a function with any properties', () => {
    expect(parseMessage(Object.assign(() => 1, hello(7)))).toBeUndefined();
    const wire = { from: 'holocade', v: 1, kind: 'response', id: 1, ok: false };
    const error = Object.assign(() => 1, { code: 'err_network', message: 'No network.' });
    expect(parseMessage({ ...wire, error })).toBeUndefined();
  });

  test('reads each field once, so that a getter cannot change its value', () => {
    let reads = 0;
    const error = {
      code: 'err_network',
      get message() {
        return (reads += 1) === 1 ? 'No network.' : { toString: 7 };
      },
    };
    const wire = { from: 'holocade', v: 1, kind: 'response', id: 1, ok: false, error };
    expect(parseMessage(wire)).toEqual(refused(1, bridgeError('err_network', 'No network.')));
  });

  test.prop([message])("always parses the protocol's messages, also after a structured clone", (written) => {
    expect(parseMessage(written)).toEqual(written);
    expect(parseMessage(structuredClone(written))).toEqual(written);
  });

  test.prop([hostileValue], { numRuns: 10_000 })('never accepts anything else, and never throws', (value) => {
    expect(parseMessage(value)).toBeUndefined();
  });
});
