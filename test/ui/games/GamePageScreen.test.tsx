import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { XrPresenceState } from '../../../src/application/play/xr-presence-state';
import type { AdServices } from '../../../src/ui/ads/ad-services';
import { PageAdsViewModel } from '../../../src/ui/ads/page-ads.view-model';
import type { PlayServices } from '../../../src/ui/app/app-services';
import type { Build, Game, GamePage } from '../../../src/domain/games/game';
import { gamePageRoute } from '../../../src/ui/games/game-page.route';
import { playWish } from '../../../src/ui/play/play-wish';
import { playerStage } from '../play/player-stage';
import { sampleCard, sampleGame } from './sample-games';

afterEach(cleanup);

const never = () => new Promise<AdServices>(() => undefined);

function show(changes: Partial<Game> = {}, address = '/arcade/games/night-ferry', rest: Partial<GamePage> = {}) {
  const page: GamePage = { game: sampleGame(changes), more: [], similar: [], catalog: [], ...rest };
  const opened: string[] = [];
  const services: PlayServices = {
    createPlayer: (_game: Game, build: Build, wanted: boolean) => {
      opened.push(build.version);
      return playerStage(undefined, wanted).player;
    },
    xrSupport: { ability: () => Promise.resolve('unsupported' as const) },
    pageAds: new PageAdsViewModel({ attempted: true, premium: false }, new XrPresenceState(), never),
  };
  const { Component } = gamePageRoute(services);
  const router = createMemoryRouter(
    [
      { id: 'game', path: '/arcade/games/:game', element: <Component />, loader: () => page },
      { path: '/', element: <p>home</p> },
    ],
    { initialEntries: [address], hydrationData: { loaderData: { game: page } } },
  );
  render(<RouterProvider router={router} />);
  return { opened, router };
}

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the game page', () => {
  test('keeps room for an ad beside the description, unless the game wants none', () => {
    show();
    expect(screen.getByRole('note', { name: 'Advertisement' })).toBeDefined();
    cleanup();
    show({ adsDisabled: true });
    expect(screen.queryByRole('note', { name: 'Advertisement' })).toBeNull();
  });

  test('opens the version that the address asks for, and the game’s own otherwise', () => {
    expect(show({}, '/arcade/games/night-ferry?build=1.0.0').opened).toContain('1.0.0');
    cleanup();
    expect(show({}, '/arcade/games/night-ferry?build=2.0.0').opened).not.toContain('2.0.0');
    cleanup();
    expect(show().opened).toContain('1.1.0');
  });

  test('offers the active versions, and writes the choice into the address', () => {
    const { router } = show();
    const select = screen.getByRole('combobox', { name: 'Version' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['1.0.0', '1.1.0']);
    fireEvent.change(select, { target: { value: '1.0.0' } });
    expect(router.state.navigation.location?.search ?? router.state.location.search).toBe('?build=1.0.0');
  });

  test('loads the game at once for who has pressed Play on the page before, and waits when they come back', async () => {
    const { router } = show();
    const loads = () => screen.queryByText(/^Loading Night Ferry/) !== null;
    expect(loads()).toBe(false);
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/arcade/games/night-ferry', { state: playWish }));
    expect(loads()).toBe(true);
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    await screen.findByRole('button', { name: 'Play Night Ferry' });
    expect(loads()).toBe(false);
  });

  test('a game without an active build says so', () => {
    show({ builds: [] });
    expect(screen.getByText('Not playable at the moment')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  });

  test('says of every feature whether the game has it', () => {
    show();
    const features = region('Features')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(features).toEqual(['Achievements', 'Leaderboards', 'Without Multiplayer, Cloud saves, or Inventory']);
  });

  test('says No Description. where there is none, and folds a long one', () => {
    show({ description: '' });
    expect(screen.getByText('No Description.')).toBeDefined();
    cleanup();
    show({ description: `<p>${'x'.repeat(1501)}</p>` });
    const more = screen.getByRole('button', { name: 'Show More' });
    fireEvent.click(more);
    expect(screen.getByRole('button', { name: 'Show Less' }).getAttribute('aria-expanded')).toBe('true');
    cleanup();
    show({ description: `<p>${'x'.repeat(1500)}</p>` });
    expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
  });

  test('has the badge of three.js and of no other engine', () => {
    show();
    expect(screen.getByText('Made with three.js')).toBeDefined();
    cleanup();
    show({ engine: 'other' });
    expect(screen.queryByText(/Made with/)).toBeNull();
  });

  test('shows screenshots and other games only when there are any', () => {
    show({ portfolio: [] });
    expect(screen.queryByRole('region', { name: 'Trailer & Screenshots' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Similar games' })).toBeNull();
    cleanup();
    show({}, undefined, { more: [sampleCard({ slug: 'x' })], similar: [sampleCard({ slug: 'y' })] });
    expect(region('Trailer & Screenshots').getAllByRole('link')).toHaveLength(1);
    expect(region('More games from Paper Moon').getAllByRole('article')).toHaveLength(1);
    expect(region('Similar games').getAllByRole('article')).toHaveLength(1);
  });
});
