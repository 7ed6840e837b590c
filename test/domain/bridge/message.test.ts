import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { bridgeError } from '../../../src/domain/bridge/bridge-error';
import { event, hello, refused, request, succeeded, welcome } from '../../../src/domain/bridge/message';

describe('bridge messages', () => {
  test('have the shape of decisions §7', () => {
    const head = { from: 'holocade', v: 1 };
    const error = bridgeError('err_network', 'No network.');
    expect(hello(4)).toEqual({ ...head, kind: 'hello', id: 4 });
    expect(welcome).toEqual({ ...head, kind: 'welcome' });
    expect(request(5, 'user.getName', 1)).toEqual({ ...head, kind: 'request', id: 5, method: 'user.getName', args: 1 });
    expect(succeeded(5, 'ada')).toEqual({ ...head, kind: 'response', id: 5, ok: true, result: 'ada' });
    expect(refused(5, error)).toEqual({ ...head, kind: 'response', id: 5, ok: false, error });
    expect(event(6, 'pause', 2)).toEqual({ ...head, kind: 'event', id: 6, name: 'pause', detail: 2 });
  });

  test.prop([fc.nat(), fc.string(), fc.jsonValue()])(
    'always pass the structured clone unchanged',
    (id, name, value) => {
      for (const message of [hello(id), request(id, name, value), succeeded(id, value), event(id, name, value)]) {
        expect(structuredClone(message)).toEqual(message);
      }
    },
  );
});
