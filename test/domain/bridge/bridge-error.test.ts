import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { bridgeError, bridgeErrorCodes, isRetryable, apiErrorCode } from '../../../src/domain/bridge/bridge-error';

describe('bridgeError', () => {
  test('contains a code, a sentence and the retryable flag', () => {
    expect(bridgeError('err_network', 'No network.')).toEqual({
      code: 'err_network',
      message: 'No network.',
      retryable: true,
    });
    expect(bridgeError('err_conflict', 'Changed.')).toMatchObject({ retryable: false });
  });

  test.prop([fc.constantFrom(...bridgeErrorCodes), fc.string()])(
    'always keeps its code and message',
    (code, message) => {
      expect(bridgeError(code, message)).toEqual({ code, message, retryable: isRetryable(code) });
    },
  );
});

describe('bridgeErrorCodes', () => {
  test('contain every published code', () => {
    expect(bridgeErrorCodes).toEqual([
      'err_unsupported',
      'err_unauthenticated',
      'err_forbidden',
      'err_declined',
      'err_insufficient_coins',
      'err_conflict',
      'err_too_many_requests',
      'err_timeout',
      'err_network',
      'err_unavailable',
      'err_validation',
      'err_ticket',
      'err_not_found',
      'err_too_large',
      'err_internal',
    ]);
  });

  test('are retryable exactly if the cause passes by itself', () => {
    expect(bridgeErrorCodes.filter(isRetryable)).toEqual([
      'err_too_many_requests',
      'err_timeout',
      'err_network',
      'err_unavailable',
    ]);
  });
});

const rejected = (status: number, debug = '') => apiErrorCode({ kind: 'rejected', status, debug });

describe('apiErrorCode', () => {
  test.each([
    [400, 'err_validation'],
    [401, 'err_unauthenticated'],
    [403, 'err_forbidden'],
    [404, 'err_not_found'],
    [409, 'err_conflict'],
    [413, 'err_too_large'],
    [418, 'err_internal'],
    [419, 'err_unauthenticated'],
    [422, 'err_validation'],
    [429, 'err_too_many_requests'],
    [500, 'err_internal'],
    [502, 'err_unavailable'],
    [503, 'err_unavailable'],
    [504, 'err_unavailable'],
  ])('maps the status %i to %s', (status, code) => {
    expect(rejected(status)).toBe(code);
  });

  test("returns the API's own code if the bridge has it", () => {
    expect(rejected(409, 'err_insufficient_coins')).toBe('err_insufficient_coins');
    expect(rejected(404, 'err_of_another_kind')).toBe('err_not_found');
  });

  test("returns the network's code or an internal error without a response", () => {
    expect(apiErrorCode({ kind: 'network' })).toBe('err_network');
    expect(apiErrorCode({ kind: 'aborted' })).toBe('err_network');
    expect(apiErrorCode({ kind: 'malformed' })).toBe('err_internal');
  });

  test.prop([fc.integer(), fc.constantFrom(...bridgeErrorCodes)])(
    "always prefers the API's own code to the status",
    (status, word) => {
      expect(rejected(status, word)).toBe(word);
    },
  );

  test.prop([fc.integer(), fc.string()])('always returns a code of the bridge', (status, debug) => {
    expect(bridgeErrorCodes).toContain(rejected(status, debug));
  });
});
