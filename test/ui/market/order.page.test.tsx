import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { Cents } from '../../../src/domain/market/money';
import type { OrderState } from '../../../src/domain/market/purchase-order';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ok } from '../../../src/domain/shared/result';
import { orderRoute } from '../../../src/ui/market/order.page';
import { aPlayer } from '../../fakes/a-player';
import { shopFixture, settled } from './shop-fixture';

afterEach(cleanup);

const ORDER = '6f0a7a52-6a53-4d4c-9f0e-0d9f4f4a7c11';

async function open(state?: OrderState, { search = `?order=${ORDER}`, player = true, taken = 20 } = {}) {
  const fixture = shopFixture(player ? aPlayer({ balance: 145 }) : undefined);
  fixture.modal.start();
  const setState = (now: OrderState) =>
    void fixture.market.orders.set(ORDER, { amount: 25, price: 229 as Cents, state: now, taken });
  if (state !== undefined) setState(state);
  const route = orderRoute(fixture, fixture.modal);
  const router = createMemoryRouter([{ path: '/', loader: () => null, ...route }], {
    initialEntries: [`/${search}`],
    hydrationData: { loaderData: {} },
  });
  render(<RouterProvider router={router} />);
  await act(settled);
  const pass = (milliseconds: number) =>
    act(async () => {
      fixture.clock.advance(milliseconds);
      await settled();
    });
  return { ...fixture, setState, pass };
}

const statusText = () => screen.getByRole('status').textContent;
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('orderRoute', () => {
  test('confirms a paid order and links to the dashboard', async () => {
    await open('paid');
    expect(statusText()).toBe('Purchase Complete25 coins have been added to your account. You now have 145 coins.');
    expect(links()).toEqual([
      ['Dashboard', '/account/home'],
      ['Shop', '/market'],
    ]);
  });

  test('shows the new balance after a payment without a balance event', async () => {
    const { status, setState, pass } = await open('waiting');
    const user = aPlayer({ balance: 170, balanceRevision: 2 });
    status.status = () => Promise.resolve(ok({ user, settings: defaultSettings() }));
    setState('paid');
    await pass(2000);
    expect(statusText()).toMatch(/You now have 170 coins\.$/);
  });

  test('waits for a payment that is confirmed later', async () => {
    const { setState, pass } = await open('waiting');
    expect(statusText()).toMatch(/^Waiting for Your Payment.*\$2\.29 for 25 coins hasn’t been confirmed yet/);
    setState('paid');
    await pass(2000);
    expect(statusText()).toMatch(/^Purchase Complete/);
  });

  test.each([
    ['failed', /^Payment Not Completed.*No coins were added\.$/],
    [
      'disputed',
      /^Payment Disputed.*The payment of \$2\.29 for 25 coins was disputed.* 20 coins were taken back\. You’ll get/,
    ],
    ['refunded', /^Payment Refunded.*\$2\.29 for 25 coins was refunded\. 20 coins were taken back\. You now have 145/],
  ] as const)('shows the status of a %s order', async (state, text) => {
    await open(state);
    expect(statusText()).toMatch(text);
  });

  test.each(['disputed', 'refunded'] as const)('states that a %s order took back no coins', async (state) => {
    await open(state, { taken: 0 });
    expect(statusText()).toContain('No coins were taken back.');
    expect(statusText()).not.toContain('You’ll get them back');
  });

  test('updates when the payment is refunded while the page is open', async () => {
    const { setState, state } = await open('paid');
    expect(document.title).toMatch(/^Purchase Complete/);
    setState('refunded');
    const { user } = state.current;
    if (user === undefined) throw new Error('Expected a signed-in player');
    act(() => {
      state.apply({ type: 'balance-changed', player: user.id, total: 125, revision: 9 });
    });
    await act(settled);
    expect(statusText()).toMatch(/^Payment Refunded.*You now have 125 coins\.$/);
    expect(document.title).toMatch(/^Payment Refunded/);
  });

  test.each([
    ['an order of another player', `?order=${ORDER}`],
    ['a missing order', ''],
  ])('shows no purchase for %s', async (_case, search) => {
    const { market } = await open(undefined, { search });
    expect(statusText()).toMatch(/^Purchase Not Found/);
    expect(market.asked).toEqual([]);
  });

  test('shows a visitor the order only after a login', async () => {
    const { market, modal, signIn } = await open('paid', { player: false });
    expect(statusText()).toMatch(/^Log In to See Your Purchase/);
    expect(market.asked).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(modal.open).toBe(true);
    act(() => {
      signIn(aPlayer());
    });
    await act(settled);
    expect(statusText()).toMatch(/^Purchase Complete/);
  });

  test('reports an unavailable status and retries', async () => {
    const { market, clock, pass } = await open('paid', { player: false }).then(async (fixture) => {
      fixture.market.failure = { kind: 'network' };
      act(() => {
        fixture.signIn(aPlayer());
      });
      await act(settled);
      return fixture;
    });
    expect(statusText()).toMatch(/^Status Unavailable.*Coins you’ve paid for are added/);
    market.failure = undefined;
    await pass(2000);
    expect(statusText()).toMatch(/^Purchase Complete/);
    expect(clock.pending).toBe(0);
  });
});
