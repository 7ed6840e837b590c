import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { XrPresenceState } from '../../../src/application/play/xr-presence-state';
import type { ArticleCard } from '../../../src/domain/content/article';
import type { Home } from '../../../src/domain/home/home';
import type { AdServices } from '../../../src/ui/ads/ad-services';
import { PageAdsViewModel } from '../../../src/ui/ads/page-ads.view-model';
import { HomePage } from '../../../src/ui/home/HomeLayout';
import type { SessionViewModel } from '../../../src/ui/session/session.view-model';
import { aPlayer } from '../../fakes/a-player';
import { sampleCard } from '../games/sample-games';

afterEach(cleanup);
// The first render of the page creates all styles, which takes time.
vi.setConfig({ testTimeout: 20_000 });

const games = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => sampleCard({ slug, title: `Game ${slug}` }));
const { hero } = sampleCard();
const article: ArticleCard = {
  slug: 'a-door',
  title: 'A Link Is a Door',
  hero,
  excerpt: 'What WebXR is.',
  category: { slug: 'web', title: 'Web' },
  tags: [],
  author: { name: 'Nova', username: 'nova' },
  published: '2026-01-05T10:00:00.000Z',
  views: 1,
};
const full: Home = {
  slider: games,
  updated: games,
  popular: games,
  trending: games,
  genres: [{ slug: 'action', title: 'Action', picture: hero }],
  articles: [article],
};
const empty: Home = { slider: [], updated: [], popular: [], trending: [], genres: [], articles: [] };

const never = () => new Promise<AdServices>(() => undefined);
const visitor = new PageAdsViewModel({ attempted: true, premium: false }, new XrPresenceState(), never);
const premium = new PageAdsViewModel({ attempted: true, premium: true }, new XrPresenceState(), never);

const openRows = () => Promise.resolve({ Rows: () => <section aria-label="Rows of the player" /> });
const player = aPlayer();

function show(
  home: Home,
  ads = visitor,
  session: Pick<SessionViewModel, 'user'> = { user: undefined },
  openPlayerHome = openRows,
) {
  const element = <HomePage ads={ads} session={session} openPlayerHome={openPlayerHome} />;
  const router = createMemoryRouter([{ id: 'home', path: '/', element, loader: () => home }], {
    hydrationData: { loaderData: { home } },
  });
  render(<RouterProvider router={router} />);
}

// Queries by role compute every name on the page, which takes seconds here.
const sections = () => [...document.querySelectorAll('section')];
const nameOf = (section: HTMLElement) =>
  section.getAttribute('aria-label') ?? section.querySelector('h2')?.textContent ?? '';
const names = () => sections().map(nameOf);

describe('HomePage', () => {
  test('reserves space for ads below the categories and the newest games', () => {
    show(full);
    const places = [...document.querySelectorAll('[role="note"]')];
    expect(places.map((place) => place.getAttribute('aria-label'))).toEqual(['Advertisement', 'Advertisement']);
    expect(places.map((place) => place.previousElementSibling?.querySelector('h2')?.textContent)).toEqual([
      'Game Categories',
      'Newest Games',
    ]);
  });

  test('reserves no space for ads for a premium player', () => {
    show(full, premium);
    expect(document.querySelector('aside')).toBeNull();
  });

  test('has its sections in the specification’s order', () => {
    show(full);
    expect(names()).toEqual([
      'Featured games',
      'Game Categories',
      'Newest Games',
      'Recent Articles',
      'Most Popular Games',
      'Trending this week',
    ]);
  });

  test('shows the rows of a logged-in player below all other sections', async () => {
    show(full, visitor, { user: player });
    await screen.findByLabelText('Rows of the player');
    expect(names().slice(-2)).toEqual(['Trending this week', 'Rows of the player']);
  });

  test('leaves the rows of a player out if their script fails to load', async () => {
    show(full, visitor, { user: player }, () => Promise.reject(new Error('no network')));
    await waitFor(() => {
      expect(document.querySelector('#trending')?.closest('section')?.nextElementSibling).toBeNull();
    });
  });

  test('reserves the place of a row while the rows of a player load, and none for a visitor', () => {
    const heightBelow = () => {
      const last = document.querySelector('#trending')?.closest('section')?.nextElementSibling;
      return last ? getComputedStyle(last).minHeight : undefined;
    };
    show(full, visitor, { user: player });
    expect(heightBelow()).toBe('440px');
    cleanup();
    show(full);
    expect(heightBelow()).toBeUndefined();
  });

  test('links a category to all its games, experiences included', () => {
    show(full);
    expect(screen.getByRole('link', { name: 'Action' }).getAttribute('href')).toBe(
      '/arcade/games?cat=action&experiences=true',
    );
  });

  test('shows every newest and popular game once', () => {
    show(full);
    for (const name of ['Newest Games', 'Most Popular Games']) {
      const titles = sections()
        .find((section) => nameOf(section) === name)
        ?.querySelectorAll('article h3');
      expect([...(titles ?? [])].map(({ textContent }) => textContent)).toEqual(games.map(({ title }) => title));
    }
  });

  test('shows empty states and omits an empty articles section', () => {
    show(empty);
    expect(names()).toEqual(['Game Categories', 'Newest Games', 'Most Popular Games']);
    expect(screen.getByText('There are no featured categories to display at the moment.')).toBeDefined();
    expect(screen.getByText('There are no games to be displayed at the moment.')).toBeDefined();
    expect(screen.getByText('There are no popular games to display at the moment.')).toBeDefined();
  });
});
