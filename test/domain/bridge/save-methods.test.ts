import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { saveMethods, saveData, saveName, saveVersion } from '../../../src/domain/bridge/save-methods';
import { err, ok } from '../../../src/domain/shared/result';
import { hostileValue } from '../../fakes/hostile-value';
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

describe('saveMethods', () => {
  test('are the documented calls', () => {
    expect(Object.keys(saveMethods)).toEqual(names);
  });

  test.each(names)('apply the documented arguments and caller to %s', (name) => {
    holdsRow(saveMethods[name], protocol[name]);
  });

  test.prop([fc.constantFrom('save.load' as const, 'save.delete', 'save.write'), fc.anything()])(
    'always accept only the five slots',
    (name, slot) => {
      const read = saveMethods[name].parse({ slot, data: 1 });
      if (read.ok) expect([1, 2, 3, 4, 5]).toContain(read.value.slot);
    },
  );
});

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('arguments of a save', () => {
  test('accept any JSON as data', () => {
    expect(saveData({ level: 3, items: ['lamp', null], done: false })).toEqual(
      ok({ level: 3, items: ['lamp', null], done: false }),
    );
    expect(saveData('plain')).toEqual(ok('plain'));
    expect(saveData(null)).toEqual(ok(null));
  });

  test('are refused with a sentence about the problem', () => {
    const ring: unknown[] = [{}];
    ring.push({ back: ring });
    const faults: readonly (readonly [unknown, string])[] = [
      [undefined, 'a value of type Undefined at data'],
      [{ player: { coins: 1n } }, 'a value of type BigInt at data.player.coins'],
      [{ heal: () => 1 }, 'a value of type Function at data.heal'],
      [[1, new Date(0)], 'a value of type Date at data[1]'],
      [{ a: [undefined] }, 'a value of type Undefined at data.a[0]'],
      [{ speed: NaN }, 'NaN at data.speed'],
      [ring, 'a circular reference at data[1].back'],
    ];
    for (const [raw, fault] of faults) expect(saveData(raw)).toEqual(err(`must be JSON and contains ${fault}`));
    expect(saveData(JSON.parse('{"a":{"__proto__":1}}'))).toEqual(err('must not have a key named __proto__'));
  });

  test('accept data nested 20 levels deep and not 21', () => {
    expect(saveData(nested(20))).toEqual(ok(nested(20)));
    expect(saveData(nested(21))).toMatchObject({ ok: false, error: expect.stringContaining('too many levels') });
  });

  test('accept 65,536 bytes of JSON and not one more', () => {
    expect(saveData('x'.repeat(65_534)).ok).toBe(true);
    expect(saveData('x'.repeat(65_535))).toEqual(err('must not exceed 65536 bytes of JSON'));
    expect(saveData('é'.repeat(32_767)).ok).toBe(true);
    expect(saveData(`${'é'.repeat(32_767)}x`).ok).toBe(false);
  });

  test('accept a name of at most 64 characters', () => {
    expect(saveName('  Before the bridge ')).toEqual(ok('Before the bridge'));
    expect(saveName('👾'.repeat(64))).toEqual(ok('👾'.repeat(64)));
    const wrong = err('must be a text of at most 64 characters without control characters');
    expect([saveName('x'.repeat(65)), saveName('a\nb'), saveName(7), saveName(undefined)]).toEqual([
      wrong,
      wrong,
      wrong,
      wrong,
    ]);
  });

  test.each([0, 1] as const)('accept versions from %i up, without a default for an invalid one', (least) => {
    expect(saveVersion(least)(least)).toEqual(ok(least));
    expect(saveVersion(least)(Number.MAX_SAFE_INTEGER)).toEqual(ok(Number.MAX_SAFE_INTEGER));
    for (const raw of [least - 1, 1.5, NaN, 2 ** 53, '3', null, undefined]) {
      expect(saveVersion(least)(raw)).toEqual(err(`must be a version: an integer from ${least} up`));
    }
  });

  test.prop([hostileValue])('never accept more than 64 KiB', (raw) => {
    const parsed = (() => {
      try {
        return saveData(raw);
      } catch {
        return err('thrown');
      }
    })();
    const bytes = parsed.ok ? new TextEncoder().encode(JSON.stringify(parsed.value)).length : 0;
    expect(bytes).toBeLessThanOrEqual(65_536);
  });

  test.prop([fc.string({ unit: 'binary' })])('always return a name that parses to itself', (raw) => {
    const name = saveName(raw);
    expect(!name.ok || saveName(name.value).ok).toBe(true);
    if (name.ok) expect(saveName(name.value)).toEqual(name);
  });
});
