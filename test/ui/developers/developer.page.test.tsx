import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { DeveloperPage } from '../../../src/domain/developers/developer';
import { paginate } from '../../../src/domain/shared/pagination';
import { developerRoute } from '../../../src/ui/developers/developer.page';
import { someMarks } from '../../fakes/some-marks';
import { sampleCard } from '../games/sample-games';
import { announcer, sampleAnnouncement, sampleDeveloperPage } from './sample-developers';

afterEach(cleanup);

const PATH = '/arcade/games/developer/paper-moon';

async function visit(changes: Partial<DeveloperPage> = {}, search = '') {
  const routes = [
    { path: '*', loader: () => sampleDeveloperPage(changes), ...developerRoute({ marks: someMarks().marks }) },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [PATH + search] })} />);
  return screen.findByRole('heading', { level: 1 });
}

const games = ['night-ferry', 'day-ferry'].map((slug) => sampleCard({ slug, title: slug }));
const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const banner = () => screen.getByRole('banner').querySelector('[aria-hidden] img')?.getAttribute('src');

describe('DeveloperPage', () => {
  test('shows name, scene of the newest game, description and games', async () => {
    expect((await visit({ games })).textContent).toBe('Paper Moon');
    expect(banner()).toBe('/m/one.webp');
    expect(screen.getByText('dusk').tagName).toBe('STRONG');
    const links = within(screen.getByRole('region', { name: 'Games' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/arcade/games/night-ferry',
      '/arcade/games/day-ferry',
    ]);
  });

  test('uses the hero of a game without scenes as its banner', async () => {
    await visit({ games: [sampleCard({ slides: [] })] });
    expect(banner()).toBe('/m/night-ferry-1280.webp');
  });

  test('uses the newest announcement’s picture and shows an empty state without games', async () => {
    await visit({ announcements: [sampleAnnouncement()] });
    expect(banner()).toBe('/m/n-1280.webp');
    expect(screen.getByText('No games yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Browse all games' }).getAttribute('href')).toBe('/arcade/games');
  });

  test('shows the newest announcements with a link to all, and no heading without any', async () => {
    await visit({ announcements: [sampleAnnouncement(), sampleAnnouncement({ slug: 'old', title: 'Old News' })] });
    const news = screen.getByRole('region', { name: 'Announcements' });
    expect(
      within(news)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([`${PATH}/announcements`, `${PATH}/announcements/five-colours`, `${PATH}/announcements/old`]);
    cleanup();
    await visit();
    expect(screen.queryByRole('heading', { name: 'Announcements' })).toBeNull();
  });

  test('shows its games directly below its name without a description', async () => {
    await visit({
      developer: { ...announcer, about: '', website: undefined, links: [] },
      games,
      announcements: [sampleAnnouncement()],
    });
    expect(order()).toEqual(['Games', 'Announcements']);
    cleanup();
    await visit({ games, announcements: [sampleAnnouncement()] });
    expect(order()).toEqual(['Announcements', 'Games']);
  });

  test('links to external sites with visible hosts, without referrer, opener or endorsement', async () => {
    const links = [
      { title: 'Video', url: 'https://video.test/@moon' },
      { title: 'Trap', url: 'javascript:alert(1)' },
    ];
    await visit({
      developer: { ...announcer, about: '', website: 'https://papermoon.test/about', links },
    });
    const all = within(screen.getByRole('list', { name: 'Paper Moon elsewhere' })).getAllByRole('link');
    expect(all.map(({ textContent }) => textContent)).toEqual([
      'Websitepapermoon.test(opens in a new tab)',
      'Videovideo.test(opens in a new tab)',
    ]);
    expect(all.map((link) => link.getAttribute('rel'))).toEqual(Array(2).fill('noopener noreferrer nofollow ugc'));
    cleanup();
    await visit();
    expect(screen.queryByRole('list', { name: 'Paper Moon elsewhere' })).toBeNull();
  });

  test('paginates its games; later pages show only games', async () => {
    await visit({ games, pagination: paginate(10, 2), announcements: [sampleAnnouncement()] }, '?page=2');
    expect(screen.getByRole('navigation', { name: 'Pages of games' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe(PATH);
    expect(screen.queryByText('dusk')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Announcements' })).toBeNull();
  });

  test('links from a page beyond the end to the last page', async () => {
    await visit({ pagination: paginate(10, 900) }, '?page=900');
    expect(screen.getByText('Page 900 doesn’t exist')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to page 2' }).getAttribute('href')).toBe(`${PATH}?page=2`);
  });
});

describe('developerHead', () => {
  test('has a canonical URL and title for each page and sets noindex beyond the end', () => {
    const { head } = developerRoute({ marks: someMarks().marks }).handle;
    const second = sampleDeveloperPage({ games, pagination: paginate(10, 2) });
    expect(head(second, PATH)).toMatchObject({ title: 'Paper Moon, page 2', path: `${PATH}?page=2` });
    expect(head(second, PATH)).not.toHaveProperty('noIndex');
    expect(head(sampleDeveloperPage({ pagination: paginate(10, 3) }), PATH)).toHaveProperty('noIndex', true);
  });

  test('contains structured data of an organisation with its links', () => {
    const { head } = developerRoute({ marks: someMarks().marks }).handle;
    const page = sampleDeveloperPage();
    expect(head(page, PATH)).toMatchObject({
      title: 'Paper Moon',
      path: PATH,
      jsonLd: { '@type': 'Organization', name: 'Paper Moon', logo: '/m/logo.webp' },
    });
    expect(head(page, PATH).jsonLd).not.toHaveProperty('sameAs');
    const developer = {
      ...page.developer,
      website: 'https://a.test/',
      links: [{ title: 'B', url: 'https://b.test/' }],
    };
    expect(head({ ...page, developer }, PATH).jsonLd?.['sameAs']).toEqual(['https://a.test/', 'https://b.test/']);
  });
});
