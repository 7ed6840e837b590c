import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { articleRoute } from '../../../src/ui/content/article.page';
import { openArticle } from './open-article';
import { sampleArticle, sampleArticleCard } from './sample-articles';

afterEach(cleanup);

describe('ArticlePage', () => {
  test('shows title, author, text, category and tags', async () => {
    await openArticle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('First Light');
    expect(screen.getByText('Mira')).toBeDefined();
    expect(screen.getByText('1 min read')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'One button' }).tagName).toBe('H2');
    expect(screen.getByRole('list', { name: 'Tags' }).textContent).toBe('Sound');
  });

  test.each([
    ['Making Games', '/blog?cat=making'],
    ['By Mira', '/blog?author=mira'],
    ['Sound', '/blog?tag=sound'],
  ])('links %s to the filtered blog', async (name, address) => {
    await openArticle();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
  });

  test.each([
    [999, 'New!'],
    [1500, '1.5k views'],
  ])('formats %i views as %s', async (views, words) => {
    await openArticle({ article: sampleArticle({ views }) });
    expect(screen.getByText(words)).toBeDefined();
  });

  test('shows a relative date in the first week with the exact date as title', async () => {
    await openArticle({}, Date.UTC(2026, 0, 7, 16));
    expect((await screen.findByText('2 days ago')).title).toBe('Jan 5, 2026 3:04 PM');
  });

  test('links to related articles if there are any', async () => {
    await openArticle({ related: [sampleArticleCard({ slug: 'second-light', title: 'Second Light' })] });
    expect(screen.getByRole('heading', { name: 'Read next' })).toBeDefined();
    expect(screen.getByRole('link', { name: /Second Light/ }).getAttribute('href')).toBe('/blog/article/second-light');
    cleanup();
    await openArticle();
    expect(screen.queryByRole('heading', { name: 'Read next' })).toBeNull();
  });

  test('counts a read after opening and stops when the page is left', async () => {
    const { countRead, unmount } = await openArticle();
    expect(new Set(countRead.execute.mock.calls.flat())).toEqual(new Set(['first-light']));
    unmount();
    for (const { value } of countRead.execute.mock.results) expect(value).toHaveBeenCalledOnce();
  });
});

describe('articleHead', () => {
  test('contains the picture and structured data', () => {
    const { handle } = articleRoute({ execute: () => () => undefined });
    const head = handle.head({ article: sampleArticle(), related: [] }, '/blog/article/first-light');
    expect(head).toMatchObject({
      title: 'First Light',
      type: 'article',
      image: 'http://static.site.test/a.jpg',
      path: '/blog/article/first-light',
      trail: [{ name: 'Blog', path: '/blog' }],
      jsonLd: { '@type': 'BlogPosting', headline: 'First Light', author: { name: 'Mira' } },
    });
  });
});
