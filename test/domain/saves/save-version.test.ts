import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { SlotVersion } from '../../../src/domain/saves/save-version';
import { baseOf, deleteVersion, isVersionKept, unusedSlot, writeVersion } from '../../../src/domain/saves/save-version';
import { err, ok } from '../../../src/domain/shared/result';

/** A tab remembers what it last saw; the model is the slot's history as a list of who wrote. */
interface Model {
  readonly tabs: number[];
  content: number | undefined;
  writes: number;
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
    real.bases[tab] = baseOf(real.slot);
  },
  toString: () => `load ${tab}`,
});

const write = (tab: number): Command => ({
  check: () => true,
  run: (model, real) => {
    const fits = (model.tabs[tab] ?? 0) === (model.content ?? 0);
    const written = writeVersion(real.slot, real.bases[tab] ?? 0);
    expect(written.ok).toBe(fits);
    if (!written.ok) return;
    model.writes += 1;
    model.content = model.writes;
    model.tabs[tab] = model.writes;
    real.slot = written.value;
    real.bases[tab] = baseOf(real.slot);
    expect(real.slot).toEqual({ newest: model.writes, used: true });
  },
  toString: () => `write ${tab}`,
});

const remove: Command = {
  check: () => true,
  run: (model, real) => {
    model.content = undefined;
    real.slot = deleteVersion(real.slot);
    expect(baseOf(real.slot)).toBe(0);
  },
  toString: () => 'delete',
};

describe('the versions of a slot', () => {
  test('begin at 1 and count up', () => {
    expect(unusedSlot).toEqual({ newest: 0, used: false });
    expect(writeVersion(unusedSlot, 0)).toEqual(ok({ newest: 1, used: true }));
    expect(writeVersion({ newest: 6, used: true }, 6)).toEqual(ok({ newest: 7, used: true }));
  });

  test('refuse a write that knows less, or more, than there is', () => {
    expect(writeVersion({ newest: 6, used: true }, 5)).toEqual(err('changed-meanwhile'));
    expect(writeVersion({ newest: 6, used: true }, 7)).toEqual(err('changed-meanwhile'));
    expect(writeVersion({ newest: 6, used: true }, 0)).toEqual(err('changed-meanwhile'));
  });

  test('are not given again after a deletion', () => {
    const deleted = deleteVersion({ newest: 6, used: true });
    expect(deleted).toEqual({ newest: 6, used: false });
    expect(writeVersion(deleted, 6)).toEqual(err('changed-meanwhile'));
    expect(writeVersion(deleted, 0)).toEqual(ok({ newest: 7, used: true }));
  });

  test('can be loaded while they are among the last ten', () => {
    expect(isVersionKept(12, 12)).toBe(true);
    expect(isVersionKept(3, 12)).toBe(true);
    expect(isVersionKept(2, 12)).toBe(false);
    expect(isVersionKept(13, 12)).toBe(false);
    expect(isVersionKept(1, 1)).toBe(true);
    expect(isVersionKept(0, 1)).toBe(false);
  });

  test.prop([fc.nat(1_000)])('are always the last ten, or all while there are fewer', (newest) => {
    const kept = Array.from({ length: newest + 2 }, (_, version) => version).filter((version) =>
      isVersionKept(version, newest),
    );
    expect(kept).toHaveLength(Math.min(newest, 10));
  });

  const tab = fc.nat(2);
  test.prop([fc.commands([tab.map(load), tab.map(write), fc.constant(remove)], { maxCommands: 60 })])(
    'never let one tab overwrite what another wrote unseen',
    (commands) => {
      fc.modelRun(
        () => ({
          model: { tabs: [], content: undefined, writes: 0 },
          real: { slot: unusedSlot, bases: [] },
        }),
        commands,
      );
    },
  );
});
