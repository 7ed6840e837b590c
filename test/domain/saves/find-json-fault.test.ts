import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { copyJson } from '../../../src/domain/saves/copy-json';
import { findJsonFault } from '../../../src/domain/saves/find-json-fault';

describe('findJsonFault', () => {
  test('names a circular reference by its place', () => {
    const player: { items: unknown[] } = { items: [] };
    player.items.push(player);
    expect(findJsonFault({ player })).toBe('a circular reference at data.player.items[0]');
  });

  test('takes the same object twice, where it does not contain itself', () => {
    const lamp = { name: 'blue' };
    expect(findJsonFault([lamp, { lamp }])).toBeUndefined();
  });

  test('leaves members that are undefined to JSON, and names items that are', () => {
    expect(findJsonFault({ level: undefined })).toBeUndefined();
    expect(findJsonFault({ levels: [1, undefined] })).toBe('a value of type Undefined at data.levels[1]');
  });

  test('ends at the depth of a save', () => {
    const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
    expect(findJsonFault(deep(20))).toBeUndefined();
    expect(findJsonFault(deep(21))).toMatch(/^too many levels at data(\[0\]){20}$/);
  });

  test.prop([fc.jsonValue({ maxDepth: 6 })])('finds nothing in JSON', (value) => {
    expect(findJsonFault(value)).toBeUndefined();
  });

  test.prop([fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true })])(
    'always finds a fault where copyJson finds values that are no JSON, but for boxed ones',
    (value) => {
      const copied = copyJson(value, { bytes: Infinity, depth: 20 });
      if (copied.ok) expect(findJsonFault(value)).toBeUndefined();
    },
  );
});
