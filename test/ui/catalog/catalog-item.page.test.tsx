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
import { itemFixture } from './item-fixture';
import { sampleItem, sampleItemDetails } from './sample-items';

afterEach(cleanup);

type Copied = Awaited<ReturnType<CopyItemAddress['execute']>>;

function GamePlace() {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

async function open(changes: Partial<CatalogItemPage> = {}, copied: Copied = ok(undefined)) {
  const fixture = itemFixture(aPlayer({ balance: 4 }));
  const { clock, notices } = fixture;
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
        createItemPurchase: fixture.createItemPurchase,
      }),
    },
    { path: '/arcade/games/:game', element: <GamePlace /> },
    { path: '/market', element: <h1>Shop</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await screen.findByRole('heading', { level: 1 });
  return { ...fixture, asked };
}

const fact = (term: string) => screen.getByText(term).nextSibling?.textContent;

describe('CatalogItemPage', () => {
  test('shows the item, its game, price, source and lifetime', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Heron Kite');
    expect(screen.getByRole('link', { name: 'Night Ferry' }).getAttribute('href')).toBe('/arcade/games/night-ferry');
    expect(screen.getByText('12 coins')).toBeDefined();
    expect(screen.getByText('light').tagName).toBe('STRONG');
    expect(fact('Where to get it')).toBe('Available in-game');
    expect(fact('How long it lasts')).toBe('Yours to keep');
    cleanup();
    await open({ item: sampleItemDetails({ place: 'shop', consumable: true, price: 1 }) });
    expect(screen.getByText('1 coin')).toBeDefined();
    expect(fact('Where to get it')).toBe('In the shop, for coins');
    expect(fact('How long it lasts')).toBe('Consumable');
  });

  test('strikes through the old price of a discounted item', async () => {
    await open({ item: sampleItemDetails({ price: 12, discounted: 9 }) });
    expect(screen.getByText('9 coins')).toBeDefined();
    expect(screen.getByText('12 coins').tagName).toBe('S');
    expect(screen.getByText('25% off')).toBeDefined();
    cleanup();
    await open({ item: sampleItemDetails({ price: 12, discounted: 12 }) });
    expect(document.querySelector('s')).toBeNull();
  });

  test('links to the game, which starts at once', async () => {
    await open();
    fireEvent.click(screen.getByRole('link', { name: 'Play Night Ferry' }));
    expect((await screen.findByRole('status')).textContent).toBe('{"play":true}');
  });

  test('buys a shop item and links to the coin shop', async () => {
    const { dialogs } = await open({ item: sampleItemDetails({ place: 'shop', discounted: 9 }) });
    fireEvent.click(screen.getByRole('button', { name: 'Buy for 9 coins' }));
    expect(dialogs.current).toMatchObject({ status: 'open', request: { confirm: { title: 'Get coins' } } });
    await act(() => dialogs.press('confirm'));
    expect(await screen.findByRole('heading', { name: 'Shop' })).toBeDefined();
    cleanup();
    await open();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Copy link']);
  });

  test('shows that the player owns a bought item', async () => {
    const { dialogs, session } = await open({ item: sampleItemDetails({ place: 'shop', price: 3 }) });
    fireEvent.click(screen.getByRole('button', { name: 'Buy for 3 coins' }));
    await act(() => dialogs.press('confirm'));
    expect(session.current.user?.balance).toBe(1);
    const owned = screen.getByRole('button', { name: 'You own this' });
    expect(owned.ariaDisabled ?? owned.getAttribute('aria-disabled')).toBe('true');
  });

  test('shows other items of the same game if there are any', async () => {
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

describe('ItemLinkViewModel', () => {
  const press = () => fireEvent.click(screen.getByRole('button'));
  const toasts = ({ notices }: { readonly notices: NoticesState }) =>
    notices.current.map(({ toast: { kind, title, body } }) => [kind, title, body]);

  test('copies the link once per press and confirms it', async () => {
    const fixture = await open();
    press();
    press();
    await screen.findByText('Copied');
    expect(fixture.asked).toEqual([['night-ferry', 'heron-kite']]);
    expect(toasts(fixture)).toEqual([['success', 'All Done', 'Link copied']]);
  });

  test('shows the link when the clipboard is blocked, and the error of a failed call', async () => {
    const closed = await open({}, err({ kind: 'clipboard', address: 'https://portal.test/kite' }));
    press();
    await screen.findByText('Couldn’t copy');
    expect(toasts(closed)).toEqual([
      ['danger', 'Error', 'Your browser blocked copying. The link is https://portal.test/kite'],
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

describe('catalog item head', () => {
  const unused = () => {
    throw new Error('unused');
  };

  test('contains item, game, current price and breadcrumbs', () => {
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
