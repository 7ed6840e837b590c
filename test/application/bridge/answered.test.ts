import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { toBridgeError } from '../../../src/application/bridge/answered';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { bridgeErrorCodes } from '../../../src/domain/bridge/bridge-error';

const rejected = (status: number, debug = ''): ApiFailure => ({
  kind: 'rejected',
  status,
  debug,
  message: 'Words of the server.',
  fields: {},
  retryAfter: undefined,
});

describe('toBridgeError', () => {
  test('uses the API’s own message', () => {
    expect(toBridgeError(rejected(404))).toEqual({
      code: 'err_not_found',
      message: 'Words of the server.',
      retryable: false,
    });
    expect(toBridgeError(rejected(409, 'err_conflict'))).toMatchObject({ code: 'err_conflict' });
  });

  test('marks a network failure as retryable, but not a malformed response', () => {
    const unreached = { code: 'err_network', message: 'The portal could not reach its server.', retryable: true };
    expect(toBridgeError({ kind: 'network' })).toEqual(unreached);
    expect(toBridgeError({ kind: 'aborted' })).toEqual(unreached);
    expect(toBridgeError({ kind: 'malformed' })).toEqual({
      code: 'err_internal',
      message: 'The portal received an invalid response from its server.',
      retryable: false,
    });
  });

  test.prop([fc.integer(), fc.string()])('always has an error code of the bridge', (status, debug) => {
    expect(bridgeErrorCodes).toContain(toBridgeError(rejected(status, debug)).code);
  });
});
