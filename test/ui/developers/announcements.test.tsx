import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnnouncementList, AnnouncementPage } from '../../../src/domain/developers/developer';
import { paginate } from '../../../src/domain/shared/pagination';
import { announcementRoute } from '../../../src/ui/developers/announcement.page';
import { announcementsRoute } from '../../../src/ui/developers/announcements.page';
import { announcer, sampleAnnouncement } from './sample-developers';

afterEach(cleanup);

const STUDIO = '/arcade/games/developer/paper-moon';

async function visit(data: unknown, route: RouteObject, address: string) {
  const routes = [{ ...route, path: '*', loader: () => data } as RouteObject];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
  return screen.findByRole('heading', { level: 1 });
}

function visitList(changes: Partial<AnnouncementList> = {}, search = '') {
  const announcements = changes.announcements ?? [];
  const list = { developer: announcer, announcements, pagination: paginate(announcements.length, 1), ...changes };
  return visit(list, announcementsRoute, `${STUDIO}/announcements${search}`);
}

function anAnnouncement(changes: Partial<AnnouncementPage> = {}): AnnouncementPage {
  const announcement = { ...sampleAnnouncement(), body: '<h2>New</h2><p>Rose and jade.</p>' };
  return { developer: announcer, announcement, others: [], ...changes };
}

const visitOne = (page = anAnnouncement()) =>
  visit(page, announcementRoute, `${STUDIO}/announcements/${page.announcement.slug}`);

describe('AnnouncementsPage', () => {
  const news = [sampleAnnouncement(), sampleAnnouncement({ slug: 'old', title: 'Old News', hero: undefined })];

  test('lists announcements in order below the studio’s name', async () => {
    expect((await visitList({ announcements: news })).textContent).toBe('Announcements by Paper Moon');
    expect(screen.getByRole('link', { name: 'Paper Moon' }).getAttribute('href')).toBe(STUDIO);
    const titles = screen.getAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Five Colours', 'Old News']);
    expect(screen.getByRole('link', { name: 'Old News' }).getAttribute('href')).toBe(`${STUDIO}/announcements/old`);
    expect(screen.getAllByText('Jan 5, 2026')).toHaveLength(2);
  });

  test('paginates and links from a page beyond the end to the last page', async () => {
    await visitList({ announcements: news, pagination: paginate(10, 2) }, '?page=2');
    const pages = screen.getByRole('navigation', { name: 'Pages of announcements' });
    expect(within(pages).getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    cleanup();
    await visitList({ pagination: paginate(10, 7) }, '?page=7');
    expect(screen.getByText('Page 7 doesn’t exist')).toBeDefined();
    expect(screen.getByText('This list has only 2 pages.')).toBeDefined();
  });

  test('shows an empty state with a link to the studio', async () => {
    await visitList();
    expect(screen.getByText('News from Paper Moon will show up here.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Visit the studio' }).getAttribute('href')).toBe(STUDIO);
  });

  test('has a canonical URL for each page and sets noindex beyond the end', () => {
    const { head } = announcementsRoute.handle;
    const list = { developer: announcer, announcements: news, pagination: paginate(10, 1) };
    expect(head({ ...list, pagination: paginate(10, 2) }, '/x')).toMatchObject({
      title: 'Announcements by Paper Moon, page 2',
      path: `${STUDIO}/announcements?page=2`,
    });
    expect(head({ ...list, announcements: [], pagination: paginate(10, 3) }, '/x')).toHaveProperty('noIndex', true);
    expect(head(list, '/x')).not.toHaveProperty('noIndex');
    expect(head(list, '/x')).toMatchObject({
      title: 'Announcements by Paper Moon',
      path: `${STUDIO}/announcements`,
      trail: [{ path: '/arcade/games' }, { name: 'Paper Moon', path: STUDIO }],
    });
  });
});

describe('AnnouncementPage', () => {
  test('shows title, picture, studio, date and text', async () => {
    expect((await visitOne()).textContent).toBe('Five Colours');
    const article = screen.getByRole('article', { name: 'Five Colours' });
    expect(article.querySelector('img[srcset]')?.getAttribute('src')).toBe('/m/n-1280.webp');
    expect(within(article).getByRole('link', { name: 'Paper Moon' }).getAttribute('href')).toBe(STUDIO);
    expect(within(article).getByText('Jan 5, 2026 3:04 PM')).toBeDefined();
    expect(within(article).getByRole('heading', { name: 'New' }).tagName).toBe('H2');
  });

  test('does not repeat the beginning of its text above it', async () => {
    const { announcement } = anAnnouncement();
    await visitOne(
      anAnnouncement({ announcement: { ...announcement, excerpt: 'Rose and jade.', body: '<p>Rose and jade.</p>' } }),
    );
    expect(screen.getAllByText('Rose and jade.')).toHaveLength(1);
  });

  test('renders without a picture', async () => {
    const { announcement } = anAnnouncement();
    await visitOne(anAnnouncement({ announcement: { ...announcement, hero: undefined } }));
    expect(screen.getByRole('article').querySelector('img[srcset]')).toBeNull();
  });

  test('links to other announcements of the studio if there are any', async () => {
    await visitOne(anAnnouncement({ others: [sampleAnnouncement({ slug: 'old', title: 'Old News' })] }));
    const others = screen.getByRole('region', { name: 'More from Paper Moon' });
    expect(
      within(others)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([`${STUDIO}/announcements`, `${STUDIO}/announcements/old`]);
    cleanup();
    await visitOne();
    expect(screen.queryByRole('heading', { name: 'More from Paper Moon' })).toBeNull();
  });

  test('contains structured data of a news article', () => {
    const { head } = announcementRoute.handle;
    expect(head(anAnnouncement(), '/x')).toMatchObject({
      title: 'Five Colours',
      path: `${STUDIO}/announcements/five-colours`,
      type: 'article',
      published: '2026-01-05T15:04:00.000Z',
      jsonLd: {
        '@type': 'NewsArticle',
        headline: 'Five Colours',
        image: '/m/n-1920.webp',
        author: { '@type': 'Organization', name: 'Paper Moon' },
      },
    });
    const { announcement } = anAnnouncement();
    const bare = anAnnouncement({ announcement: { ...announcement, hero: undefined } });
    expect(head(bare, '/x').jsonLd).not.toHaveProperty('image');
  });
});
