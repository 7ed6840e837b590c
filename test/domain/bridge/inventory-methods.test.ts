import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { inventoryMethods } from '../../../src/domain/bridge/inventory-methods';
import { holdsRow } from './holds-row';
import type { ProtocolRow } from './protocol-row';
import { anyone, none, player } from './protocol-row';

type Name = keyof typeof inventoryMethods;

const protocol: Readonly<Record<Name, ProtocolRow>> = {
  'inventory.catalog': { ...anyone, takes: none },
  'inventory.owned': { ...player, takes: none },
  'inventory.purchase': {
    ...player,
    dialog: 'purchase',
    takes: [
      [{ item: 'lamp' }, { item: 'lamp', count: 1 }],
      [
        { item: 'lamp', count: 3 },
        { item: 'lamp', count: 3 },
      ],
    ],
    refuses: [undefined, {}, { item: 'Lamp' }, { item: 'lamp', count: 101 }],
  },
  'inventory.itemUrl': { ...anyone, takes: [[{ item: 'lamp', count: 2 }, { item: 'lamp' }]], refuses: [{ item: '/' }] },
};
const names = Object.keys(protocol) as Name[];

describe('inventoryMethods', () => {
  test('are the documented calls', () => {
    expect(Object.keys(inventoryMethods)).toEqual(names);
  });

  test.each(names)('apply the documented arguments and caller to %s', (name) => {
    holdsRow(inventoryMethods[name], protocol[name]);
  });

  test.prop([fc.anything(), fc.anything()])(
    'never accept a purchase of no item, nor of more than 100',
    (item, count) => {
      const read = inventoryMethods['inventory.purchase'].parse({ item, count });
      if (!read.ok) return;
      expect(read.value.item).toBe(item);
      expect(read.value.count).toBeGreaterThan(0);
      expect(read.value.count).toBeLessThanOrEqual(100);
    },
  );
});
