import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { saveMethods } from '../../../src/domain/bridge/save-methods';
import { holdsRow } from './holds-row';
import type { ProtocolRow } from './protocol-row';
import { none, player } from './protocol-row';

type Name = keyof typeof saveMethods;

const protocol: Readonly<Record<Name, ProtocolRow>> = {
  'save.all': { ...player, takes: none },
  'save.load': {
    ...player,
    takes: [
      [undefined, { slot: 1, version: undefined }],
      [
        { slot: 5, version: 1 },
        { slot: 5, version: 1 },
      ],
    ],
    refuses: [{ slot: 6 }, { version: 0 }],
  },
  'save.write': {
    ...player,
    takes: [
      [{ data: null }, { slot: 1, name: '', data: null, base: 0 }],
      [
        { slot: 2, name: ' Camp ', data: { a: [1] }, base: 7 },
        { slot: 2, name: 'Camp', data: { a: [1] }, base: 7 },
      ],
    ],
    refuses: [undefined, {}, { slot: 6, data: 1 }, { data: 1, base: -1 }, { data: 1, base: '7' }, { data: 1, name: 7 }],
  },
  'save.delete': {
    ...player,
    takes: [
      [undefined, { slot: 1 }],
      [{ slot: 3 }, { slot: 3 }],
    ],
    refuses: [{ slot: 6 }],
  },
  'save.clear': { ...player, takes: none },
};
const names = Object.keys(protocol) as Name[];

describe('the calls about saves', () => {
  test('are these', () => {
    expect(Object.keys(saveMethods)).toEqual(names);
  });

  test.each(names)('hold for %s what they promise', (name) => {
    holdsRow(saveMethods[name], protocol[name]);
  });

  test.prop([fc.constantFrom('save.load' as const, 'save.delete', 'save.write'), fc.anything()])(
    'always are about one of five slots',
    (name, slot) => {
      const read = saveMethods[name].parse({ slot, data: 1 });
      if (read.ok) expect([1, 2, 3, 4, 5]).toContain(read.value.slot);
    },
  );
});
