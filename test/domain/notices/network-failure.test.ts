import { describe, expect, test } from 'vitest';
import { NETWORK_FAILURE } from '../../../src/domain/notices/network-failure';

describe('a call without an answer', () => {
  test('has the status of a service that is not there', () => {
    expect(NETWORK_FAILURE).toEqual({ success: false, code: 503, debug: 'err_network' });
  });
});
