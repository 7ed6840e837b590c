import { fc, test as check } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Json } from '../../../games/kit/json';
import { Memory, MEMORY_PAUSE, type SlotDesk } from '../../../games/kit/memory';

/** A save slot of one player that another tab can also write. */
function desk() {
  const listeners: (() => void)[] = [];
  const slot: { data: Json | undefined; version: number } = { data: undefined, version: 0 };
  let seen = 0;
  const writes: Json[] = [];
  const made: SlotDesk = {
    load: () => {
      seen = slot.version;
      return Promise.resolve(slot.data === undefined ? 'empty' : { data: slot.data });
    },
    write: (_slot, _name, data) => {
      if (seen !== slot.version) return Promise.resolve('conflict');
      writes.push(data);
      slot.data = data;
      slot.version += 1;
      seen = slot.version;
      return Promise.resolve('written');
    },
    onAuth: (listener) => listeners.push(listener),
  };
  const elsewhere = (data: Json | undefined): void => {
    slot.data = data;
    slot.version += 1;
  };
  return { made, slot, writes, elsewhere, signIn: () => listeners.forEach((listener) => listener()) };
}

const counting = {
  blank: 0,
  read: (data: unknown) => (typeof data === 'number' ? data : undefined),
  merge: (mine: number, theirs: number) => Math.max(mine, theirs),
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Memory', () => {
  test('starts with the saved value', async () => {
    const { made, elsewhere } = desk();
    elsewhere(7);
    const memory = new Memory(counting, made);
    const loaded = vi.fn();
    memory.onLoad(loaded);
    await memory.open();
    expect(memory.value).toBe(7);
    expect(loaded).toHaveBeenCalledExactlyOnceWith(7);
  });

  test('keeps the initial value for an invalid save', async () => {
    const { made, elsewhere } = desk();
    elsewhere('of another build');
    const memory = new Memory(counting, made);
    await memory.open();
    expect(memory.value).toBe(0);
  });

  test('writes many changes together', async () => {
    const { made, writes } = desk();
    const memory = new Memory(counting, made);
    await memory.open();
    memory.change(1);
    memory.change(2);
    await vi.advanceTimersByTimeAsync(MEMORY_PAUSE - 1);
    expect(writes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(writes).toEqual([2]);
  });

  test('merges changes made before the save was loaded', async () => {
    const { made, slot, elsewhere } = desk();
    elsewhere(5);
    const memory = new Memory(counting, made);
    const opened = memory.open();
    memory.change(9);
    await opened;
    expect(memory.value).toBe(9);
    await memory.flush();
    expect(slot.data).toBe(9);
  });

  test('loads another player’s save and does not overwrite it with the previous player’s value', async () => {
    const { made, writes, elsewhere, signIn } = desk();
    const memory = new Memory(counting, made);
    await memory.open();
    memory.change(50);
    elsewhere(3);
    signIn();
    expect(memory.value).toBe(0);
    await vi.runAllTimersAsync();
    await memory.flush();
    expect(memory.value).toBe(3);
    expect(writes).toEqual([]);
  });

  test('retries after a failed load', async () => {
    const { made, slot } = desk();
    let answers = false;
    const write: SlotDesk['write'] = (...args) => (answers ? made.write(...args) : Promise.resolve(undefined));
    const memory = new Memory(counting, { ...made, write });
    await memory.open();
    memory.change(4);
    await memory.flush();
    expect(slot.data).toBeUndefined();
    answers = true;
    await memory.flush();
    expect(slot.data).toBe(4);
  });

  check.prop([fc.array(fc.record({ here: fc.boolean(), value: fc.nat() }), { minLength: 1 })])(
    'never loses the larger number of two tabs',
    async (changes) => {
      const { made, slot, elsewhere } = desk();
      const memory = new Memory(counting, made);
      await memory.open();
      let largest = 0;
      for (const { here, value } of changes) {
        const known = here ? memory.value : typeof slot.data === 'number' ? slot.data : 0;
        const next = Math.max(known, value);
        largest = Math.max(largest, next);
        if (here) memory.change(next);
        else elsewhere(next);
      }
      memory.change(memory.value);
      await memory.flush();
      expect(memory.value).toBe(largest);
      expect(slot.data).toBe(largest);
    },
  );
});
