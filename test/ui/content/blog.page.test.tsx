import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import { openBlog, sampleBlog } from './open-blog';

afterEach(cleanup);

const rail = () => within(screen.getByRole('navigation', { name: 'Blog categories' }));
const titles = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
const address = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('BlogPage', () => {
  test('shows the newest article large and the others as cards', async () => {
    await openBlog('/blog');
    expect(titles(1)).toEqual(['Blog']);
    expect(titles(2)).toEqual(['Article 1', 'More articles']);
    expect(titles(3)).toEqual([2, 3, 4, 5, 6, 7, 8].map((number) => `Article ${number}`));
    expect(address(/Article 1\b/)).toBe('/blog/article/article-1');
    expect(address('RSS feed')).toBe('/blog/rss.xml');
  });

  test('shows only cards on later pages, with pagination', async () => {
    await openBlog('/blog?page=2');
    expect([titles(2), titles(3)]).toEqual([['Articles'], ['Article 9', 'Article 10']]);
    expect(address('Page 1')).toBe('/blog');
    fireEvent.click(screen.getByRole('link', { name: 'Previous page' }));
    expect(await screen.findByRole('heading', { name: 'Article 1' })).toBeDefined();
  });

  test('links to the first page of each category and marks the current one', async () => {
    await openBlog('/blog?cat=making&tag=sound&page=2');
    expect(rail().getByRole('link', { current: true }).textContent).toBe('Making Games');
    const links = rail().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All articles', '/blog?tag=sound'],
      ['Making Games', '/blog?cat=making&tag=sound'],
      ['Playing Well', '/blog?cat=playing&tag=sound'],
    ]);
  });

  test.each([
    ['/blog?author=mira', 'Articles by Mira', 'Remove filter By Mira'],
    ['/blog?tag=sound', 'Tag: Sound', 'Remove filter Tag: Sound'],
    ['/blog?author=nobody', 'Blog', 'Remove filter Unknown author'],
    ['/blog?cat=unknown', 'Blog', 'Remove filter Unknown category'],
    ['/blog?tag=unknown', 'Blog', 'Remove filter Unknown tag'],
  ])('for the URL %s has the title %s and a removable filter', async (at, title, remove) => {
    const router = await openBlog(at);
    expect(titles(1)).toEqual([title]);
    fireEvent.click(screen.getByRole('link', { name: remove }));
    await waitFor(() => {
      expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
    });
    expect(router.state.location.search).toBe('');
    expect(titles(1)).toEqual(['Blog']);
  });

  test('removes one filter and keeps the others', async () => {
    await openBlog('/blog?cat=making&author=mira&tag=sound&page=2');
    expect(titles(1)).toEqual(['Articles by Mira, Category: Making Games, Tag: Sound']);
    expect(address('Remove filter By Mira')).toBe('/blog?cat=making&tag=sound');
    expect(address('Remove filter Tag: Sound')).toBe('/blog?cat=making&author=mira');
  });

  test('shows an empty state with a link to all articles', async () => {
    await openBlog('/blog?tag=nothing', sampleBlog({ total: 0 }));
    expect(screen.getByRole('heading', { name: 'No articles yet' })).toBeDefined();
    expect(address('Show all articles')).toBe('/blog');
    cleanup();
    await openBlog('/blog', sampleBlog({ total: 0 }));
    expect(screen.getByText('There are no articles to display at the moment.')).toBeDefined();
    expect(address('Go home')).toBe('/');
  });

  test('links from a page beyond the end to the last page', async () => {
    await openBlog('/blog?cat=making&page=1000');
    expect(screen.getByRole('heading', { name: 'Page 1000 doesn’t exist' })).toBeDefined();
    expect(address('Go to page 2')).toBe('/blog?cat=making&page=2');
  });

  test('shows the server’s message, keeps the categories and retries', async () => {
    const blog = sampleBlog();
    await openBlog('/blog', blog);
    blog.state.failure = aRefusal({ status: 503, message: 'Back in a minute.' });
    fireEvent.click(rail().getByRole('link', { name: 'Making Games' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Oops!' })).toBeDefined();
    expect(alert.getByText('Back in a minute.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: /^Article/, level: 3 })).toBeNull();
    expect(rail().getAllByRole('link')).toHaveLength(3);
    blog.state.failure = undefined;
    fireEvent.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Article 1' })).toBeDefined();
  });
});
