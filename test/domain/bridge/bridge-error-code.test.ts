import { describe, expect, test } from 'vitest';
import { bridgeErrorCodes, isRetryable } from '../../../src/domain/bridge/bridge-error-code';

describe('the codes of refused calls', () => {
  test('are these words, which no later version takes away', () => {
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
      'err_not_found',
      'err_too_large',
      'err_internal',
    ]);
  });

  test('say that the same call may succeed later when the cause passes by itself', () => {
    expect(bridgeErrorCodes.filter(isRetryable)).toEqual([
      'err_too_many_requests',
      'err_timeout',
      'err_network',
      'err_unavailable',
    ]);
  });
});
