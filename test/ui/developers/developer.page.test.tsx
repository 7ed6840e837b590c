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

describe('the page of a studio', () => {
  test('has its name before a scene of its newest game, what it says of itself, and its games', async () => {
    expect((await visit({ games })).textContent).toBe('Paper Moon');
    expect(banner()).toBe('/m/one.webp');
    expect(screen.getByText('dusk').tagName).toBe('STRONG');
    const links = within(screen.getByRole('region', { name: 'Games' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/arcade/games/night-ferry',
      '/arcade/games/day-ferry',
    ]);
  });

  test('has the picture of a game without scenes', async () => {
    await visit({ games: [sampleCard({ slides: [] })] });
    expect(banner()).toBe('/m/night-ferry-1280.webp');
  });

  test('has a picture of its news before its first game, and says that there is none yet', async () => {
    await visit({ announcements: [sampleAnnouncement()] });
    expect(banner()).toBe('/m/n-1280.webp');
    expect(screen.getByText('No games yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show all games' }).getAttribute('href')).toBe('/arcade/games');
  });

  test('shows its newest announcements with the way to all, and no heading without any', async () => {
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

  test('has its games directly below its name when it says nothing of itself', async () => {
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

  test('shows where else it is found: the host in words, and no reference, opener nor recommendation', async () => {
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

  test('pages through its games, the later pages without what is told on the first', async () => {
    await visit({ games, pagination: paginate(10, 2), announcements: [sampleAnnouncement()] }, '?page=2');
    expect(screen.getByRole('navigation', { name: 'Pages of games' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe(PATH);
    expect(screen.queryByText('dusk')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Announcements' })).toBeNull();
  });

  test('leads back from a page that its games do not reach', async () => {
    await visit({ pagination: paginate(10, 900) }, '?page=900');
    expect(screen.getByText("Page 900 doesn't exist")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to page 2' }).getAttribute('href')).toBe(`${PATH}?page=2`);
  });
});

describe('the head of a studio’s page', () => {
  test('has an address and a name for each page of its games, and keeps search engines from those past the end', () => {
    const { head } = developerRoute({ marks: someMarks().marks }).handle;
    const second = sampleDeveloperPage({ games, pagination: paginate(10, 2) });
    expect(head(second, PATH)).toMatchObject({ title: 'Paper Moon, page 2', path: `${PATH}?page=2` });
    expect(head(second, PATH)).not.toHaveProperty('noIndex');
    expect(head(sampleDeveloperPage({ pagination: paginate(10, 3) }), PATH)).toHaveProperty('noIndex', true);
  });

  test('tells of an organisation, and where else it is found', () => {
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
