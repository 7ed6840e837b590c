import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { bridgeError } from '../../../src/domain/bridge/bridge-error';
import { bridgeErrorCodes } from '../../../src/domain/bridge/bridge-error-code';

describe('a refusal of the bridge', () => {
  test('can be retried when the cause may pass', () => {
    expect(bridgeErrorCodes.filter((code) => bridgeError(code, '').retryable)).toEqual([
      'err_too_many_requests',
      'err_timeout',
      'err_network',
    ]);
  });

  test.prop([fc.constantFrom(...bridgeErrorCodes), fc.string()])('always keeps its code and words', (code, message) => {
    expect(bridgeError(code, message)).toMatchObject({ code, message });
  });
});
