import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { localGame } from '../support/local-game';

const DAY = 86_400_000;

async function player(game?: unknown) {
  const local = localGame(game);
  await local.signIn();
  local.emitted.length = 0;
  return local;
}

describe('localInventory', () => {
  test('lists the items of the manifest with their public fields only', async () => {
    const { ask } = localGame();
    await expect(ask('inventory.catalog')).resolves.toEqual([
      { slug: 'shield', name: 'Spare Shield', thumbnail: '', price: 3 },
      { slug: 'suit', name: 'Cobalt Suit', thumbnail: '', price: 15, discountedPrice: 12 },
      { slug: 'pass', name: 'Day Pass', thumbnail: '', price: 1 },
    ]);
    await expect(ask('inventory.itemUrl', { item: 'none' })).rejects.toMatchObject({ code: 'err_not_found' });
    await expect(ask('inventory.itemUrl', { item: 'suit' })).resolves.toBe(
      'http://localhost:5173/index.html#item-suit',
    );
  });

  test('asks the player, deducts the coins and emits the purchase', async () => {
    const { ask, asked, emitted, say } = await player();
    await expect(ask('inventory.purchase', { item: 'suit' })).resolves.toEqual({ asked: true });
    expect(asked).toEqual([
      {
        title: 'Buy Cobalt Suit?',
        text: 'It costs 12 coins; 88 of 100 are left then.',
        yes: 'Buy for 12 coins',
      },
    ]);
    await expect(ask('inventory.purchase', { item: 'shield' })).rejects.toMatchObject({
      code: 'err_too_many_requests',
    });
    await say(true);
    expect(emitted).toEqual([
      ['pause', undefined],
      ['resume', undefined],
      ['balance', { total: 88 }],
      ['purchase', { item: 'suit', count: 1, ok: true }],
    ]);
    await expect(ask('user.getCoins')).resolves.toBe(88);
    await expect(ask('inventory.owned')).resolves.toEqual([
      { slug: 'suit', name: 'Cobalt Suit', thumbnail: '', count: 1 },
    ]);
    await expect(ask('inventory.purchase', { item: 'suit' })).rejects.toMatchObject({ code: 'err_conflict' });
  });

  test('sells nothing after a no or without enough coins', async () => {
    const { ask, asked, emitted, say } = await player();
    await ask('inventory.purchase', { item: 'shield', count: 2 });
    expect(asked[0]?.title).toBe('Buy 2 × Spare Shield?');
    await say(false);
    expect(emitted.at(-1)).toEqual(['purchase', { item: 'shield', count: 2, ok: false, code: 'err_declined' }]);
    await ask('inventory.purchase', { item: 'shield', count: 50 });
    expect(asked[1]).not.toHaveProperty('yes');
    await say(false);
    expect(emitted.at(-1)).toEqual([
      'purchase',
      { item: 'shield', count: 50, ok: false, code: 'err_insufficient_coins' },
    ]);
    await expect(ask('user.getCoins')).resolves.toBe(100);
  });

  test('refuses two of a persistent item and an unknown item', async () => {
    const { ask } = await player();
    await expect(ask('inventory.purchase', { item: 'suit', count: 2 })).rejects.toMatchObject({
      code: 'err_validation',
    });
    await expect(ask('inventory.purchase', { item: 'none' })).rejects.toMatchObject({ code: 'err_not_found' });
  });

  test('omits expired items', async () => {
    const { ask, say, clock } = await player();
    await ask('inventory.purchase', { item: 'pass' });
    await say(true);
    const expiresAt = new Date(clock.now + DAY).toISOString();
    await expect(ask('inventory.owned')).resolves.toMatchObject([{ slug: 'pass', count: 1, expiresAt }]);
    clock.now += DAY;
    await expect(ask('inventory.owned')).resolves.toEqual([]);
  });

  test('emits dialog before its question in a headset', async () => {
    const { ask, emitted } = await player();
    await ask('session.xr', { signal: 'start' });
    await ask('session.xr', { signal: 'visible' });
    await ask('inventory.purchase', { item: 'shield' });
    expect(emitted[0]).toEqual(['dialog', { asks: 'purchase' }]);
  });

  test.prop([fc.array(fc.tuple(fc.integer({ min: 1, max: 100 }), fc.boolean()), { maxLength: 12 })])(
    'never loses or creates coins, and sells any item without a manifest',
    async (purchases) => {
      const { ask, say } = await player({});
      let [coins, count] = [100, 0];
      for (const [wanted, agreed] of purchases) {
        await ask('inventory.purchase', { item: 'anything', count: wanted });
        const affordable = coins >= 10 * wanted;
        await say(agreed && affordable);
        if (!agreed || !affordable) continue;
        coins -= 10 * wanted;
        count += wanted;
      }
      await expect(ask('user.getCoins')).resolves.toBe(coins);
      const owned = await ask('inventory.owned');
      expect(owned.map((item) => item.count)).toEqual(count === 0 ? [] : [count]);
    },
  );
});
