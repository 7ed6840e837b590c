import { describe, expect, test, vi } from 'vitest';
import { Shop, type ShopDesk, type ShopEnd } from '../../../games/kit/shop';

function desk(answers: Partial<ShopDesk> = {}) {
  const owned: { slug: string; count: number }[] = [];
  const auth: (() => void)[] = [];
  const ends: ((end: ShopEnd) => void)[] = [];
  const openLogin = vi.fn();
  const made: ShopDesk = {
    catalogue: () =>
      Promise.resolve([
        { slug: 'flare', name: 'Flare', price: 1 },
        { slug: 'stone', name: 'Stone', price: 5, discountedPrice: 3 },
      ]),
    owned: () => Promise.resolve([...owned]),
    buy: () => Promise.resolve('asked'),
    openLogin,
    onPurchase: (listener) => ends.push(listener),
    onAuth: (listener) => auth.push(listener),
    ...answers,
  };
  const end = (outcome: ShopEnd): void => ends.forEach((listener) => listener(outcome));
  return { made, owned, openLogin, end, signIn: () => auth.forEach((listener) => listener()) };
}
const labels = (shop: Shop, left?: Readonly<Record<string, number>>) => shop.entries(left).map(({ label }) => label);

describe('Shop', () => {
  test('offers items with their price', async () => {
    const shop = new Shop(desk().made);
    await shop.open(() => undefined);
    expect(labels(shop)).toEqual(['Flare · 1 coin', 'Stone · 3 coins']);
  });

  test('offers consumable items repeatedly with their remaining number', async () => {
    const { made, owned } = desk();
    owned.push({ slug: 'flare', count: 4 }, { slug: 'stone', count: 1 });
    const shop = new Shop(made);
    await shop.open(() => undefined);
    expect(shop.has('stone')).toBe(true);
    expect(labels(shop, { flare: 3 })).toEqual(['Flare · 1 coin · 3 left']);
  });

  test('owns an item after the purchase and reports it', async () => {
    const { made, owned, end } = desk();
    const shop = new Shop(made);
    const changed = vi.fn();
    await shop.open(changed);
    owned.push({ slug: 'stone', count: 1 });
    end({ item: 'stone', bought: true });
    await vi.waitFor(() => expect(changed).toHaveBeenCalledWith({ item: 'stone', bought: true }));
    expect(shop.count('stone')).toBe(1);
  });

  test('opens the login dialog for a guest', async () => {
    const { made, openLogin } = desk({ buy: () => Promise.resolve('guest') });
    await new Shop(made).buy('flare');
    expect(openLogin).toHaveBeenCalledOnce();
  });

  test('reports when the portal opens no dialog', async () => {
    const unasked = vi.fn();
    const { made } = desk({ buy: () => Promise.resolve(undefined) });
    await new Shop(made, unasked).buy('flare');
    expect(unasked).toHaveBeenCalledOnce();
  });

  test('forgets the items of the previous player', async () => {
    const { made, owned, signIn } = desk();
    owned.push({ slug: 'stone', count: 1 });
    const shop = new Shop(made);
    await shop.open(() => undefined);
    owned.length = 0;
    signIn();
    expect(shop.has('stone')).toBe(false);
  });

  test('is empty without a portal', async () => {
    const shop = new Shop(
      desk({ catalogue: () => Promise.resolve(undefined), owned: () => Promise.resolve(undefined) }).made,
    );
    await shop.open(() => undefined);
    expect(labels(shop)).toEqual([]);
  });
});
