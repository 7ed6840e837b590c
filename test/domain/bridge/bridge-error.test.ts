import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { bridgeError } from '../../../src/domain/bridge/bridge-error';
import { bridgeErrorCodes, isRetryable } from '../../../src/domain/bridge/bridge-error-code';

describe('a refusal of the bridge', () => {
  test('is a code, a sentence, and whether the call may be made again', () => {
    expect(bridgeError('err_network', 'No network.')).toEqual({
      code: 'err_network',
      message: 'No network.',
      retryable: true,
    });
    expect(bridgeError('err_conflict', 'Changed.')).toMatchObject({ retryable: false });
  });

  test.prop([fc.constantFrom(...bridgeErrorCodes), fc.string()])('always keeps its code and words', (code, message) => {
    expect(bridgeError(code, message)).toEqual({ code, message, retryable: isRetryable(code) });
  });
});
