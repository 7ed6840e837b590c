import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { slot } from '../../../src/domain/bridge/arguments';
import type { SlotVersion } from '../../../src/domain/saves/save-version';
import {
  deleteVersion,
  retainedVersions,
  setAsideVersion,
  unusedSlot,
  writeVersion,
  saveLimits,
  toSaveName,
} from '../../../src/domain/saves/save-version';
import { err, ok } from '../../../src/domain/shared/result';

/** Model: the slot's history as a list of writers; each tab remembers the version it last saw. */
interface Model {
  readonly tabs: number[];
  content: number | undefined;
  given: number;
}
interface Real {
  slot: SlotVersion;
  readonly bases: number[];
}
type Command = fc.Command<Model, Real>;

const load = (tab: number): Command => ({
  check: () => true,
  run: (model, real) => {
    model.tabs[tab] = model.content ?? 0;
    real.bases[tab] = real.slot.held;
  },
  toString: () => `load ${tab}`,
});

const write = (tab: number): Command => ({
  check: () => true,
  run: (model, real) => {
    const fits = (model.tabs[tab] ?? 0) === (model.content ?? 0);
    const written = writeVersion(real.slot, real.bases[tab] ?? 0);
    expect(written.ok).toBe(fits);
    model.given += 1;
    real.slot = written.ok ? written.value : setAsideVersion(real.slot);
    if (written.ok) {
      model.content = model.given;
      model.tabs[tab] = model.given;
      real.bases[tab] = real.slot.held;
    }
    expect(real.slot).toEqual({ newest: model.given, held: model.content ?? 0 });
  },
  toString: () => `write ${tab}`,
});

const remove: Command = {
  check: () => true,
  run: (model, real) => {
    model.content = undefined;
    real.slot = deleteVersion(real.slot);
    expect(real.slot.held).toBe(0);
  },
  toString: () => 'delete',
};

describe('versions of a save slot', () => {
  test('start at 1 and increase', () => {
    expect(unusedSlot).toEqual({ newest: 0, held: 0 });
    expect(writeVersion(unusedSlot, 0)).toEqual(ok({ newest: 1, held: 1 }));
    expect(writeVersion({ newest: 6, held: 6 }, 6)).toEqual(ok({ newest: 7, held: 7 }));
  });

  test('refuse a write with an older or newer base', () => {
    for (const base of [5, 7, 0]) expect(writeVersion({ newest: 6, held: 6 }, base)).toEqual(err('changed-meanwhile'));
  });

  test('never refuse a write without a base', () => {
    expect(writeVersion({ newest: 6, held: 5 }, undefined)).toEqual(ok({ newest: 7, held: 7 }));
    expect(writeVersion({ newest: 6, held: 0 }, undefined)).toEqual(ok({ newest: 7, held: 7 }));
  });

  test('number a refused write, which is no base', () => {
    const after = setAsideVersion({ newest: 6, held: 6 });
    expect(after).toEqual({ newest: 7, held: 6 });
    expect(writeVersion(after, 7)).toEqual(err('changed-meanwhile'));
    expect(writeVersion(after, 6)).toEqual(ok({ newest: 8, held: 8 }));
  });

  test('are never reused after a deletion', () => {
    const deleted = deleteVersion({ newest: 6, held: 6 });
    expect(deleted).toEqual({ newest: 6, held: 0 });
    expect(writeVersion(deleted, 6)).toEqual(err('changed-meanwhile'));
    expect(writeVersion(deleted, 0)).toEqual(ok({ newest: 7, held: 7 }));
  });

  test('can be loaded while among the last ten contents, or the last ten refused writes', () => {
    const versions = Array.from({ length: 24 }, (_, index) => ({ version: index + 1, setAside: index > 10 }));
    expect(retainedVersions(versions).map(({ version }) => version)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    ]);
    expect(retainedVersions([])).toEqual([]);
  });

  test.prop([fc.array(fc.boolean(), { maxLength: 60 })])(
    'are removed only for newer ones of the same kind',
    (kinds) => {
      const versions = kinds.map((setAside, index) => ({ version: index + 1, setAside }));
      const kept = retainedVersions(versions);
      for (const one of versions) {
        const newer = versions.filter(({ version, setAside }) => setAside === one.setAside && version > one.version);
        expect(kept.includes(one)).toBe(newer.length < 10);
      }
    },
  );

  const tab = fc.nat(2);
  test.prop([fc.commands([tab.map(load), tab.map(write), fc.constant(remove)], { maxCommands: 60 })])(
    "never let one tab overwrite another's unseen save",
    (commands) => {
      fc.modelRun(
        () => ({
          model: { tabs: [], content: undefined, given: 0 },
          real: { slot: unusedSlot, bases: [] },
        }),
        commands,
      );
    },
  );
});

describe('saveLimits', () => {
  test('are five slots of 64 KiB with their last ten versions', () => {
    expect(saveLimits).toEqual({ slots: 5, bytes: 64 * 1024, depth: 20, nameLength: 64, versions: 10 });
  });

  test.prop([fc.nat()])('always agree with the slots that a game may use', (number) => {
    expect(slot(number).ok).toBe(number <= saveLimits.slots);
  });
});

describe('toSaveName', () => {
  test('trims and composes a name', () => {
    expect(toSaveName('  Cafe\u0301 ')).toBe('Caf\u00e9');
    expect(toSaveName('')).toBe('');
    expect(toSaveName('שלום \u200f1')).toBe('שלום \u200f1');
  });

  test('accepts 64 characters and not 65, in any composition', () => {
    expect(toSaveName('👾'.repeat(64))).toBe('👾'.repeat(64));
    expect(toSaveName('👾'.repeat(65))).toBeUndefined();
    expect(toSaveName('e\u0301'.repeat(64))).toBe('\u00e9'.repeat(64));
    expect(toSaveName(`${'x'.repeat(64)}   `)).toBe('x'.repeat(64));
  });

  test('rejects control characters and lone surrogates', () => {
    for (const odd of ['a\u0000b', 'a\nb', 'a\u0085b', 'a\ud83db']) expect(toSaveName(odd)).toBeUndefined();
  });

  test.prop([fc.string({ unit: 'binary' })])('always returns a name that parses to itself', (text) => {
    const name = toSaveName(text);
    expect(name === undefined ? undefined : toSaveName(name)).toBe(name);
  });
});
