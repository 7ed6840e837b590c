import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { CopyItemAddress } from '../../../src/application/catalog/copy-item-address.use-case';
import type { NoticesState } from '../../../src/application/notices/notices-state';
import type { CatalogItemPage } from '../../../src/domain/market/catalog-item-page';
import { err, ok } from '../../../src/domain/shared/result';
import { catalogItemRoute } from '../../../src/ui/catalog/catalog-item.page';
import { ItemLinkViewModel } from '../../../src/ui/catalog/item-purchase.view-model';
import { aPlayer } from '../../fakes/a-player';
import { anItemHouse } from './an-item-house';
import { sampleItem, sampleItemDetails } from './sample-items';

afterEach(cleanup);

type Copied = Awaited<ReturnType<CopyItemAddress['execute']>>;

function GamePlace() {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

async function open(changes: Partial<CatalogItemPage> = {}, copied: Copied = ok(undefined)) {
  const house = anItemHouse(aPlayer({ balance: 4 }));
  const { clock, notices } = house;
  const asked: unknown[] = [];
  const copy = {
    execute: (...names: readonly string[]) => {
      asked.push(names);
      return Promise.resolve(copied);
    },
  };
  const page: CatalogItemPage = { item: sampleItemDetails(), others: [], ...changes };
  const routes = [
    {
      path: '/',
      loader: () => page,
      ...catalogItemRoute({
        createItemLink: (game, item) => new ItemLinkViewModel(copy, notices, clock, game, item),
        createItemPurchase: house.createItemPurchase,
      }),
    },
    { path: '/arcade/games/:game', element: <GamePlace /> },
    { path: '/market', element: <h1>Shop</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await screen.findByRole('heading', { level: 1 });
  return { ...house, asked };
}

const fact = (term: string) => screen.getByText(term).nextSibling?.textContent;

describe('the page of an item', () => {
  test('says what it is, of which game, what it costs, where to get it and whether it stays', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Heron Kite');
    expect(screen.getByRole('link', { name: 'Night Ferry' }).getAttribute('href')).toBe('/arcade/games/night-ferry');
    expect(screen.getByText('12 coins')).toBeDefined();
    expect(screen.getByText('light').tagName).toBe('STRONG');
    expect(fact('Where to get it')).toBe('In the game, while playing');
    expect(fact('How long it lasts')).toBe('Yours to keep');
    cleanup();
    await open({ item: sampleItemDetails({ place: 'shop', consumable: true, price: 1 }) });
    expect(screen.getByText('1 coin')).toBeDefined();
    expect(fact('Where to get it')).toBe('Here, for coins');
    expect(fact('How long it lasts')).toBe('Used up, and can be had again');
  });

  test('strikes the price through that a discount has taken the place of', async () => {
    await open({ item: sampleItemDetails({ price: 12, discounted: 9 }) });
    expect(screen.getByText('9 coins')).toBeDefined();
    expect(screen.getByText('12 coins').tagName).toBe('S');
    expect(screen.getByText('25% off')).toBeDefined();
    cleanup();
    await open({ item: sampleItemDetails({ price: 12, discounted: 12 }) });
    expect(document.querySelector('s')).toBeNull();
  });

  test('leads into the game, which begins at once', async () => {
    await open();
    fireEvent.click(screen.getByRole('link', { name: 'Play Night Ferry' }));
    expect((await screen.findByRole('status')).textContent).toBe('{"play":true}');
  });

  test('has a button that buys it where it is sold here, and leads to coins for it', async () => {
    const { dialogs } = await open({ item: sampleItemDetails({ place: 'shop', discounted: 9 }) });
    fireEvent.click(screen.getByRole('button', { name: 'Buy for 9 coins' }));
    expect(dialogs.current).toMatchObject({ status: 'open', request: { confirm: { title: 'Get coins' } } });
    await act(() => dialogs.press('confirm'));
    expect(await screen.findByRole('heading', { name: 'Shop' })).toBeDefined();
    cleanup();
    await open();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Copy link']);
  });

  test('says that it is the player’s once it was bought', async () => {
    const { dialogs, session } = await open({ item: sampleItemDetails({ place: 'shop', price: 3 }) });
    fireEvent.click(screen.getByRole('button', { name: 'Buy for 3 coins' }));
    await act(() => dialogs.press('confirm'));
    expect(session.current.user?.balance).toBe(1);
    const owned = screen.getByRole('button', { name: 'It is yours' });
    expect(owned.ariaDisabled ?? owned.getAttribute('aria-disabled')).toBe('true');
  });

  test('shows others of the same game, where there are any', async () => {
    await open({ others: [sampleItem({ slug: 'wicks', name: 'Ten Wicks' })] });
    expect(screen.getByRole('heading', { name: 'More from Night Ferry' })).toBeDefined();
    expect(screen.getByRole('link', { name: /Ten Wicks/ }).getAttribute('href')).toBe(
      '/arcade/games/night-ferry/catalog/wicks',
    );
    cleanup();
    await open();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});

describe('the link of an item', () => {
  const press = () => fireEvent.click(screen.getByRole('button'));
  const toasts = ({ notices }: { readonly notices: NoticesState }) =>
    notices.current.map(({ toast: { kind, title, body } }) => [kind, title, body]);

  test('is copied once for one press, and that is told', async () => {
    const house = await open();
    press();
    press();
    await screen.findByText('Copied');
    expect(house.asked).toEqual([['night-ferry', 'heron-kite']]);
    expect(toasts(house)).toEqual([['success', 'All Done', 'The link is copied.']]);
  });

  test('is told where the browser keeps its clipboard, and a failed call is told as such', async () => {
    const closed = await open({}, err({ kind: 'clipboard', address: 'https://portal.test/kite' }));
    press();
    await screen.findByText('Not copied');
    expect(toasts(closed)).toEqual([
      ['danger', 'Error', 'Your browser keeps its clipboard to itself. The link is https://portal.test/kite'],
    ]);
    cleanup();
    const failed = await open({}, err({ kind: 'call', failure: { kind: 'network' } }));
    press();
    await waitFor(() => {
      expect(toasts(failed)).toHaveLength(1);
    });
    expect(toasts(failed)[0]?.[2]).toMatch(/^A network error has occurred/);
  });
});

describe('the head of an item', () => {
  const unused = () => {
    throw new Error('unused');
  };

  test('names item and game, what it costs now, and the way to it', () => {
    const { head } = catalogItemRoute({ createItemLink: unused, createItemPurchase: unused }).handle;
    expect(head({ item: sampleItemDetails({ discounted: 9 }), others: [] }, '/anything')).toEqual({
      title: 'Heron Kite - Night Ferry',
      description: 'Heron Kite, in-game content of Night Ferry, for 9 coins.',
      path: '/arcade/games/night-ferry/catalog/heron-kite',
      trail: [
        { name: 'VR Games', path: '/arcade/games' },
        { name: 'Night Ferry', path: '/arcade/games/night-ferry' },
      ],
    });
  });
});
