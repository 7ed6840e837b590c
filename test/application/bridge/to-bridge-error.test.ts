import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { toBridgeError } from '../../../src/application/bridge/to-bridge-error';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { bridgeErrorCodes } from '../../../src/domain/bridge/bridge-error-code';

const rejected = (status: number, debug = ''): ApiFailure => ({
  kind: 'rejected',
  status,
  debug,
  message: 'Words of the server.',
  fields: {},
  retryAfter: undefined,
});

describe('a failure of the API, told to a game', () => {
  test.each([
    [401, 'err_unauthenticated'],
    [403, 'err_internal'],
    [404, 'err_not_found'],
    [413, 'err_too_large'],
    [419, 'err_unauthenticated'],
    [422, 'err_validation'],
    [429, 'err_too_many_requests'],
    [500, 'err_internal'],
    [503, 'err_network'],
  ])('by status %i is %s', (status, code) => {
    expect(toBridgeError(rejected(status))).toMatchObject({ code, message: 'Words of the server.' });
  });

  test('is the API’s own word where the bridge has it', () => {
    expect(toBridgeError(rejected(400, 'err_not_found')).code).toBe('err_not_found');
    expect(toBridgeError(rejected(404, 'err_of_another_kind')).code).toBe('err_not_found');
  });

  test('without an answer can be retried when the network failed, not when the answer made no sense', () => {
    expect(toBridgeError({ kind: 'network' })).toMatchObject({ code: 'err_network', retryable: true });
    expect(toBridgeError({ kind: 'aborted' })).toMatchObject({ code: 'err_network' });
    expect(toBridgeError({ kind: 'malformed' })).toMatchObject({ code: 'err_internal', retryable: false });
  });

  test.prop([fc.integer(), fc.string()])('always has a code of the bridge', (status, debug) => {
    expect(bridgeErrorCodes).toContain(toBridgeError(rejected(status, debug)).code);
  });
});
