import { test } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { begun, page, seenBy } from '../../../fakes/crazygames-page';
import { FakeHolocade } from '../../../fakes/fake-holocade';

beforeEach(() => void vi.useFakeTimers({ now: 1_790_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('GameData', () => {
  test('stores a guest’s items in local storage at once', async () => {
    const { SDK, storage, holocade } = await begun();
    SDK.data.setItem('gold', 100 as unknown as string);
    expect(SDK.data.getItem('gold')).toBe('100');
    expect((await begun(undefined, undefined, storage)).SDK.data.getItem('gold')).toBe('100');
    SDK.data.removeItem('gold');
    expect(storage.length).toBe(0);
    SDK.data.setItem('a', '1');
    SDK.data.clear();
    expect(SDK.data.getItem('a')).toBeNull();
    expect(holocade.calls.filter(([name]) => name === 'write')).toEqual([]);
  });

  test('uploads a player’s changes together after one second', async () => {
    const { SDK, holocade, storage } = await begun('mia');
    for (let gold = 0; gold < 50; gold += 1) SDK.data.setItem('gold', String(gold));
    await vi.advanceTimersByTimeAsync(999);
    expect(holocade.saves().writes).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(holocade.saves().writes).toBe(1);
    expect(await seenBy('mia', holocade.accounts, 'gold')).toBe('49');
    expect(storage.length).toBe(0);
  });

  test('never uploads faster than the portal accepts writes', async () => {
    const { SDK, holocade } = await begun('mia');
    for (let second = 0; second < 60; second += 1) {
      SDK.data.setItem('second', String(second));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(holocade.saves().writes).toBeLessThanOrEqual(31);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await seenBy('mia', holocade.accounts, 'second')).toBe('59');
  });

  test('uploads a guest’s items to an empty account', async () => {
    const { SDK, holocade, storage } = await begun();
    SDK.data.setItem('gold', '7');
    holocade.signIn('mia');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(SDK.data.getItem('gold')).toBe('7');
    expect(await seenBy('mia', holocade.accounts, 'gold')).toBe('7');
    expect(storage.length).toBe(0);
  });

  test('prefers the account’s items and reloads the game', async () => {
    const before = await begun('mia');
    before.SDK.data.setItem('gold', '1000');
    await vi.advanceTimersByTimeAsync(5_000);
    const { SDK, holocade, done } = await begun(undefined, before.holocade.accounts);
    SDK.data.setItem('gold', '7');
    holocade.signIn('mia');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(done).toEqual(['reload']);
    expect(SDK.data.getItem('gold')).toBe('1000');
    expect(await seenBy('mia', holocade.accounts, 'gold')).toBe('1000');
  });

  test('does not overwrite the account when the first load fails', async () => {
    const before = await begun('mia');
    before.SDK.data.setItem('gold', '1000');
    await vi.advanceTimersByTimeAsync(5_000);
    const { SDK, holocade } = page('mia', before.holocade.accounts);
    const all = holocade.save.all;
    const offline = vi.spyOn(holocade.save, 'all').mockImplementation(() => {
      holocade.refusals.push('err_network');
      return all();
    });
    const initialised = SDK.init();
    await vi.advanceTimersByTimeAsync(4_000);
    await initialised;
    expect(offline).toHaveBeenCalledTimes(3);
    expect(SDK.data.getItem('gold')).toBeNull();
    SDK.data.setItem('gold', '0');
    SDK.data.setItem('new', 'here');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(holocade.saves().writes).toBe(1);
    offline.mockRestore();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([SDK.data.getItem('gold'), SDK.data.getItem('new')]).toEqual(['1000', 'here']);
    expect(await seenBy('mia', holocade.accounts, 'new')).toBe('here');
  });

  test('loads at the second try without a warning', async () => {
    const before = await begun('mia');
    before.SDK.data.setItem('gold', '1000');
    await vi.advanceTimersByTimeAsync(5_000);
    const { SDK, holocade, done } = page('mia', before.holocade.accounts);
    const { all } = holocade.save;
    vi.spyOn(holocade.save, 'all').mockImplementationOnce(() => {
      holocade.refusals.push('err_timeout');
      return all();
    });
    const initialised = SDK.init();
    await vi.advanceTimersByTimeAsync(1_000);
    await initialised;
    expect(SDK.data.getItem('gold')).toBe('1000');
    expect(done).toEqual([]);
  });

  test('merges the items of two pages', async () => {
    const one = await begun('mia');
    const other = await begun('mia', one.holocade.accounts);
    one.SDK.data.setItem('one', '1');
    other.SDK.data.setItem('other', '2');
    await vi.advanceTimersByTimeAsync(30_000);
    const seen = await begun('mia', one.holocade.accounts);
    expect([seen.SDK.data.getItem('one'), seen.SDK.data.getItem('other')]).toEqual(['1', '2']);
  });

  test('restores items larger than one slot after an interrupted write of another page', async () => {
    const { SDK, holocade } = await begun('mia');
    const large = 'abcdefgh'.repeat(20_000);
    SDK.data.setItem('replay', large);
    await vi.advanceTimersByTimeAsync(5_000);
    const saves = holocade.saves();
    saves.write(2, { crazygames: 1, items: [['replay', 'torn']], parts: [] }, FakeHolocade.baseOf(saves, 2));
    expect(await seenBy('mia', holocade.accounts, 'replay')).toBe(large);
  });

  test('stores items larger than all slots locally, with a warning', async () => {
    const { SDK, holocade, done, storage } = await begun('mia');
    const large = 'x'.repeat(400_000);
    SDK.data.setItem('replay', large);
    SDK.data.setItem('gold', '5');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(done).toEqual([expect.stringContaining('replay')]);
    const again = await begun('mia', holocade.accounts, storage);
    expect([again.SDK.data.getItem('replay'), again.SDK.data.getItem('gold')]).toEqual([large, '5']);
    expect(await seenBy('mia', holocade.accounts, 'replay')).toBeNull();
  });

  test('stops saving above 1 MB and resumes below it', async () => {
    const { SDK, storage, done } = await begun();
    SDK.data.setItem('gold', '5');
    SDK.data.setItem('replay', 'x'.repeat(1_048_576));
    SDK.data.setItem('gold', '6');
    expect(SDK.data.getItem('gold')).toBe('6');
    expect(done).toEqual([expect.stringContaining('1048576')]);
    expect((await begun(undefined, undefined, storage)).SDK.data.getItem('gold')).toBe('5');
    SDK.data.removeItem('replay');
    expect((await begun(undefined, undefined, storage)).SDK.data.getItem('gold')).toBe('6');
  });

  test('repeats an upload that the portal refused temporarily', async () => {
    const { SDK, holocade } = await begun('mia');
    holocade.refusals.push('err_too_many_requests', 'err_unavailable');
    SDK.data.setItem('gold', '9');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await seenBy('mia', holocade.accounts, 'gold')).toBe('9');
  });

  test('uploads changes of a closed page from the next page', async () => {
    const { SDK, holocade, storage } = await begun('mia');
    SDK.data.setItem('gold', '9');
    const next = await begun('mia', holocade.accounts, storage);
    expect(next.SDK.data.getItem('gold')).toBe('9');
  });
});
