import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ok } from '../../../src/domain/shared/result';
import { LazyQuestion } from '../../../src/ui/bridge/LazyQuestion';
import { aPlayer } from '../../fakes/a-player';
import { aRefusal } from '../../fakes/a-refusal';
import { anItem } from '../../fakes/fake-catalog-gateway';
import '../auth/browser-gaps';
import { questionFixture } from './question-fixture';

const slowly = { timeout: 10_000 };

function begin(balance = 120) {
  const fixture = questionFixture();
  fixture.inventory.balance = balance;
  fixture.signIn(aPlayer({ balance }));
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <LazyQuestion question={fixture.view} /> }])} />,
  );
  /** Makes a call of the game and returns the dialog that it opens. */
  const asked = async (name: string, ...call: Parameters<typeof fixture.call>) => {
    await act(() => fixture.call(...call));
    return screen.findByRole('alertdialog', { name }, slowly);
  };
  const look = () => {
    act(() => {
      fixture.clock.advance(700);
    });
  };
  return { ...fixture, asked, look, user: userEvent.setup() };
}

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const described = (dialog: HTMLElement) =>
  document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

afterEach(cleanup);

describe('QuestionDialog for a purchase', () => {
  test('shows the item, its price and the remaining balance', async () => {
    const { asked } = begin();
    const dialog = await asked('Buy 3 × Spare wing?', 'inventory.purchase', { item: 'spare-wing', count: 3 });
    expect(described(dialog)).toMatch(/30 coins.*120 coins.*90 coins/);
    expect(dialog.textContent).toContain('Lantern Drift asks');
    await waitFor(() => {
      expect(document.activeElement).toBe(button('Not now'));
    });
  });

  test('says that a purchase in a draft is a test, and needs no coins', async () => {
    const { handle, visit, catalog } = begin(0);
    vi.spyOn(catalog, 'item').mockResolvedValue(ok({ item: anItem(), others: [] }));
    const game = { ...visit.game, slug: 'draft-0123456789ab' };
    await act(async () => {
      await handle.execute(
        { ...visit, game },
        { method: 'inventory.purchase', args: { item: 'spare-wing', count: 1 } },
      );
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'Buy Spare wing?' }, slowly);
    expect(described(dialog)).toContain('This is a test. It costs nothing');
    expect(described(dialog)).not.toContain('Balance after');
    expect(screen.queryByText(/You need/)).toBeNull();
    expect(button('Get it')).toBeDefined();
  });

  test('is inert for 700 ms and then buys', async () => {
    const { inventory, asked, look, user } = begin();
    await asked('Buy Spare wing?', 'inventory.purchase', { item: 'spare-wing' });
    expect(button('Buy for 10 coins')).toHaveProperty('disabled', true);
    await user.click(button('Buy for 10 coins'));
    expect(inventory.orders).toEqual([]);
    look();
    await user.click(button('Buy for 10 coins'));
    await gone();
    expect(inventory.orders).toHaveLength(1);
  });

  test('closes at once on Escape and on “Not now”', async () => {
    const { inventory, clock, asked, user } = begin();
    await asked('Buy Spare wing?', 'inventory.purchase', { item: 'spare-wing' });
    await user.keyboard('{Escape}');
    await gone();
    clock.advance(10_000);
    await asked('Buy Spare wing?', 'inventory.purchase', { item: 'spare-wing' });
    await user.click(button('Not now'));
    await gone();
    expect(inventory.orders).toEqual([]);
  });

  test('links to the coin shop instead of buying if coins are missing', async () => {
    const { asked, look } = begin(4);
    const dialog = await asked('Buy Spare wing?', 'inventory.purchase', { item: 'spare-wing' });
    look();
    expect(dialog.textContent).toContain('You need 6 coins more.');
    expect(screen.getByText('Get coins')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Buy for/ })).toBeNull();
  });

  test('shows the error and offers a retry only where it can help', async () => {
    const { inventory, asked, look, user } = begin();
    inventory.line = 'unheard';
    await asked('Buy Spare wing?', 'inventory.purchase', { item: 'spare-wing' });
    look();
    await user.click(button('Buy for 10 coins'));
    expect((await screen.findByRole('alert')).textContent).toContain('could not reach its server');
    inventory.line = 'answered';
    inventory.failure = aRefusal({ status: 409, message: 'The price has changed.', debug: 'err_price' });
    await user.click(button('Try again'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The price has changed.'));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await gone();
  });
});

describe('QuestionDialog for emails', () => {
  test('shows the sender, the address and the way to unsubscribe', async () => {
    const { mails, asked, look, user } = begin();
    const dialog = await asked('Get emails from Paper Moon?', 'mail.subscribe', { sender: 'developer' });
    expect(described(dialog)).toMatch(
      /all games by Paper Moon.*ada@example.org.*Unsubscribe any time with the link in each email\.$/,
    );
    look();
    await user.click(button('Send me emails'));
    await gone();
    expect([...mails.subscribed]).toEqual(['dev:paper-moon']);
  });
});

describe('QuestionDialog for guest progress', () => {
  test('counts saves and scores and offers a choice for a used slot', async () => {
    const { saves, asked, look, user } = begin();
    await saves.write('lantern-drift', { slot: 1, name: 'Mine', data: 'account', base: 0 });
    const at = '2026-01-01T10:00:00.000Z';
    const dialog = await asked('Keep your guest progress?', 'guest.offer', {
      scores: [{ board: 'main', score: 7, at }],
      saves: [1, 2].map((slot) => ({ slot, name: 'Camp', data: 'guest', at })),
    });
    expect(dialog.textContent).toContain('2 saves and 1 score');
    expect(screen.getByRole('radio', { name: /Account: Mine/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: /Guest: Camp, Jan 1, 2026/ }));
    look();
    await user.click(button('Keep progress'));
    await gone();
    expect(await saves.all('lantern-drift')).toMatchObject({ value: { 1: { data: 'guest' }, 2: { data: 'guest' } } });
  });
});
