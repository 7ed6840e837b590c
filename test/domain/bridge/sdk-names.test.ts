import { describe, expect, test } from 'vitest';
import { sdkNames } from '../../../src/domain/bridge/sdk-names';

describe('the names of the SDK in a page', () => {
  test('are those that games are written for', () => {
    expect(sdkNames).toEqual({
      global: 'holocade',
      readyEvent: 'holocade:ready',
      guestKey: 'holocade_guest',
      localGlobal: 'holocadeLocal',
    });
  });
});
