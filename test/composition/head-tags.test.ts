// @vitest-environment jsdom
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { headTags } from '../../src/composition/render-document';
import { pageTitle } from '../../src/ui/app/page-title.machine';
import type { PageHead } from '../../src/ui/app/page-head';

const origins = { portalOrigin: 'https://portal.test', staticOrigin: 'https://static.portal.test' };
const written = (head: PageHead) =>
  new DOMParser().parseFromString(`<!doctype html><head>${headTags(head, origins).join('')}</head>`, 'text/html');
const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

describe('headTags', () => {
  test('contain title, description, canonical URL and share card', () => {
    const page = written({
      title: 'Night Ferry',
      description: 'Row.',
      path: '/arcade/games/night-ferry',
      image: 'https://static.portal.test/ferry.jpg',
      type: 'game',
    });
    expect(page.title).toBe('Night Ferry - Holocade');
    expect(meta(page, 'description')).toBe('Row.');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://portal.test/arcade/games/night-ferry',
    );
    expect(meta(page, 'og:image')).toBe('https://static.portal.test/ferry.jpg');
    expect(meta(page, 'og:image:alt')).toBe('Night Ferry');
    expect(meta(page, 'og:type')).toBe('website');
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
    expect(meta(page, 'robots')).toBeUndefined();
  });

  test.each([
    ['https://static.portal.test/ferry.mp4', 'video/mp4'],
    ['https://static.portal.test/ferry.webm', 'video/webm'],
  ])('contain the trailer %s with its type', (video, type) => {
    const page = written({ description: '', path: '/', video });
    expect([meta(page, 'og:video'), meta(page, 'og:video:type')]).toEqual([video, type]);
  });

  test('contain no video for a page without a video', () => {
    expect(meta(written({ description: '', path: '/' }), 'og:video')).toBeUndefined();
  });

  test('contain the portal’s picture for a page without a picture', () => {
    const page = written({ description: '', path: '/' });
    expect(meta(page, 'og:image')).toBe('https://static.portal.test/share/portal-1200x630.jpg');
    expect(page.title).toBe('Holocade - Play and publish VR browser games for free!');
  });

  test('contain the publication date of an article and noindex for excluded pages', () => {
    const published = '2026-01-05T10:00:00.000Z';
    const page = written({ title: 'A', description: '', path: '/a', type: 'article', published, noIndex: true });
    expect(meta(page, 'article:published_time')).toBe(published);
    expect(meta(page, 'og:type')).toBe('article');
    expect(meta(page, 'robots')).toBe('noindex');
  });

  const hostile = fc.oneof(fc.string(), fc.constantFrom('</title><script>1</script>', '"><img src=x>', "'&amp;<!--"));
  property.prop([hostile, hostile])(
    'preserve every text and let no text break out of its tag',
    (title, description) => {
      const page = written({ title, description, path: '/x' });
      const clean = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
      expect(meta(page, 'og:title')).toBe(clean(pageTitle(title)));
      expect(meta(page, 'description')).toBe(clean(description));
      expect(page.querySelector('script, img')).toBeNull();
      expect(page.body.childNodes.length).toBe(0);
    },
  );
});
