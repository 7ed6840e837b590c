import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { WrittenSave } from '../../../sdk/page/save-slots';
import { loadSave, versionOf, writeSave } from '../../../sdk/page/save-slots';
import type { SaveSlots } from '../../../sdk/page/save-slots';
import { err, ok } from '../../../src/domain/shared/result';
import { saveMethods } from '../../../src/domain/bridge/save-methods';
import { delivered } from '../../fakes/delivered';
import { scriptedSdk } from '../support/scripted-sdk';

/** A portal that stores one player's slots and answers after a random delay. */
function keeper() {
  let slots: SaveSlots = {};
  const waiting: (() => void)[] = [];
  const write = (save: WrittenSave) => {
    const written = writeSave(slots, save, '', 10);
    if (written.ok) slots = written.value;
    return written.ok ? ok({ version: versionOf(slots, save.slot) }) : err(written.error);
  };
  const scripted = scriptedSdk(
    ({ method, args }) =>
      new Promise((resolve) => {
        waiting.push(() => {
          if (method === 'save.load') return resolve(loadSave(slots, 1, undefined));
          const read = saveMethods['save.write'].parse(args);
          if (read.ok) resolve(write(read.value));
        });
      }),
  );
  const settle = async () => {
    await delivered();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      next();
      await delivered();
    }
  };
  return {
    ...scripted,
    settle,
    elsewhere: (data: number) => write({ slot: 1, name: '', data, base: versionOf(slots, 1) }),
  };
}

describe('savesOver', () => {
  test.prop([fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 8 })], { numRuns: 30 })(
    'never conflicts with its own writes without waiting',
    async (slots) => {
      const { sdk, settle } = keeper();
      await sdk.init();
      const writes = Promise.all(slots.map((slot, data) => sdk.save.write(data, { slot })));
      await settle();
      const counts = new Map<number, number>();
      const expected = slots.map((slot) => {
        counts.set(slot, (counts.get(slot) ?? 0) + 1);
        return { version: counts.get(slot) };
      });
      await expect(writes).resolves.toEqual(expected);
    },
  );

  test('always conflicts with another tab until its save is loaded', async () => {
    const { sdk, settle, elsewhere } = keeper();
    await sdk.init();
    const first = sdk.save.write(1);
    await settle();
    await first;
    elsewhere(2);
    const late = sdk.save.write(3).catch((error: unknown) => error);
    await settle();
    expect(await late).toMatchObject({ code: 'err_conflict' });
    const loaded = sdk.save.load();
    await settle();
    expect((await loaded).data).toBe(2);
    const joined = sdk.save.write(5);
    await settle();
    await expect(joined).resolves.toEqual({ version: 3 });
  });

  test('saves the data as it was at the call', async () => {
    const { sdk, settle, asked } = keeper();
    await sdk.init();
    const state = { level: 1 };
    const writes = [sdk.save.write(state), sdk.save.write(state)];
    state.level = 2;
    await settle();
    await Promise.all(writes);
    expect(asked.map(({ args }) => (args as { data: unknown }).data)).toEqual([{ level: 1 }, { level: 1 }]);
  });

  test('rejects data that is not JSON, in the portal and in the sandbox', async () => {
    const { sdk, asked, settle } = keeper();
    await sdk.init();
    void sdk.save.write((() => 1) as never).catch(() => undefined);
    await settle();
    expect(saveMethods['save.write'].parse(asked[0]?.args).ok).toBe(false);
  });
});
