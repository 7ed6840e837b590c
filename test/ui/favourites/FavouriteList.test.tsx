// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { GameCard } from '../../../src/domain/games/game';
import { ok } from '../../../src/domain/shared/result';
import { paginate } from '../../../src/domain/shared/pagination';
import { AccountListViewModel } from '../../../src/ui/account/account-list.view-model';
import { FavouriteList } from '../../../src/ui/favourites/FavouriteList';
import { someMarks } from '../../fakes/some-marks';
import { sampleCard } from '../games/sample-games';

function open(games: readonly GameCard[]) {
  const { marks, kept, session } = someMarks();
  const list = { games, pagination: paginate(games.length, 1) };
  const create = (page: number) => new AccountListViewModel(() => Promise.resolve(ok(list)), session, page);
  const element = <FavouriteList createFavourites={create} marks={marks} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return { kept, user: userEvent.setup() };
}

afterEach(cleanup);

describe('FavouriteList', () => {
  test('explains how to add a favourite when there is none', async () => {
    open([]);
    expect(await screen.findByText(/^No favourites yet/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find a game' }).getAttribute('href')).toBe('/arcade/games');
  });

  test('links to the games and lets a removed one be added again', async () => {
    const { user, kept } = open([sampleCard({ slug: 'night-ferry', title: 'Night Ferry' })]);
    expect((await screen.findByRole('link', { name: 'Night Ferry' })).getAttribute('href')).toBe(
      '/arcade/games/night-ferry',
    );
    const button = screen.getByRole('button', { name: 'Favourite Night Ferry', pressed: true });
    expect(button.textContent).toBe('Favourite');
    await user.click(button);
    expect(await screen.findByText('Removed from favourites')).toBeDefined();
    expect(kept.get('game night-ferry')).toBe(false);
    expect([button.textContent, button.getAttribute('aria-pressed')]).toEqual(['Favourite', 'false']);
    await user.click(button);
    expect(kept.get('game night-ferry')).toBe(true);
  });
});
