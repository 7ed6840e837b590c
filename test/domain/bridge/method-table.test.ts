import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { methodTable } from '../../../src/domain/bridge/method-table';

const objects = ['user', 'inventory', 'leaderboard', 'save', 'mail', 'achievement', 'session', 'guest', 'ads'];

describe('the protocol', () => {
  test('has the objects of the SDK, and the offer of what guests leave behind', () => {
    const named = Object.keys(methodTable).map((method) => method.split('.')[0]);
    expect([...new Set(named)]).toEqual(objects);
  });

  test('asks the player before coins are spent or mails are subscribed to', () => {
    const asked = Object.entries(methodTable).filter(([, { dialog }]) => dialog !== undefined);
    expect(asked.map(([method, { dialog }]) => [method, dialog])).toEqual([
      ['inventory.purchase', 'purchase'],
      ['mail.subscribe', 'mail-subscription'],
      ['mail.toggle', 'mail-subscription'],
    ]);
  });

  test.prop([fc.constantFrom(...Object.values(methodTable))])(
    'never asks a guest in a dialog',
    ({ caller, dialog }) => {
      expect(dialog === undefined || caller === 'signed-in').toBe(true);
    },
  );
});
