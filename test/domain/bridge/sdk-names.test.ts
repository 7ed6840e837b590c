import { describe, expect, test } from 'vitest';
import { sdkNames } from '../../../src/domain/bridge/sdk-names';

describe('sdkNames', () => {
  test('are the published names', () => {
    expect(sdkNames).toEqual({
      global: 'holocade',
      readyEvent: 'holocade:ready',
      guestKey: 'holocade_guest',
      localGlobal: 'holocadeLocal',
      guestsGlobal: 'holocadeGuests',
      storesFiles: 'holocadeStoresFiles',
    });
  });
});
