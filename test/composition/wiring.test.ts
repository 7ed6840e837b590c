// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import type { Deferred } from '../../src/application/system/deferred';
import type { Module } from '../../src/composition/wiring';
import { createWiring, named, token } from '../../src/composition/wiring';

interface Shop {
  readonly price: number;
  readonly title: string;
}

const tokens = named({
  price: token<number>(),
  title: token<string>(),
  shop: token<Shop>(),
  openShop: token<Deferred<Shop>>(),
});

const shopModule: Module = (wiring) => {
  wiring.port(tokens.price, () => 100, []);
  wiring.singleton(tokens.title, (price) => `${price} coins`, [tokens.price]);
  wiring.record(tokens.shop, { price: tokens.price, title: tokens.title });
};

describe('Wiring', () => {
  test('resolves a record of other tokens once', () => {
    const wiring = createWiring([shopModule]);
    expect(wiring.get(tokens.shop)).toEqual({ price: 100, title: '100 coins' });
    expect(wiring.get(tokens.shop)).toBe(wiring.get(tokens.shop));
  });

  test('prefers the adapter that the environment has registered for a port', () => {
    const wiring = createWiring([(environment) => environment.value(tokens.price, 5), shopModule]);
    expect(wiring.get(tokens.shop)).toEqual({ price: 5, title: '5 coins' });
  });

  test('runs a module once, although two parts contain it', () => {
    const module = vi.fn(shopModule);
    const wiring = createWiring([module]);
    wiring.add([module]);
    expect(module).toHaveBeenCalledTimes(1);
  });

  test('loads a part with the first use, once, and starts its services', async () => {
    const load = vi.fn(async () => ({ services: tokens.shop, modules: [shopModule] }));
    const start = vi.fn(() => () => undefined);
    const wiring = createWiring([(environment) => environment.part(tokens.openShop, load, start)]);
    const open = wiring.get(tokens.openShop);
    expect(load).not.toHaveBeenCalled();
    const [first, second] = await Promise.all([open(), open()]);
    expect(first).toBe(second);
    expect([load.mock.calls.length, start.mock.calls]).toEqual([1, [[first]]]);
  });

  test('disposes a part: what its start began is ended, and it cannot be opened again', async () => {
    const stop = vi.fn();
    const load = async () => ({ services: tokens.shop, modules: [shopModule] });
    const open = createWiring([(environment) => environment.part(tokens.openShop, load, () => stop)]).get(
      tokens.openShop,
    );
    await open();
    open.dispose();
    expect(stop).toHaveBeenCalledTimes(1);
    await expect(open()).rejects.toThrow('Disposed');
  });

  test('loads a part again after a failed load', async () => {
    const load = vi.fn(async () => ({ services: tokens.shop, modules: [shopModule] }));
    load.mockRejectedValueOnce(new Error('offline'));
    const open = createWiring([(environment) => environment.part(tokens.openShop, load)]).get(tokens.openShop);
    await expect(open()).rejects.toThrow('offline');
    expect((await open()).price).toBe(100);
  });
});
