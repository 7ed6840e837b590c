// @vitest-environment node
import type { LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import type { BlogPageData } from '../../../src/ui/content/blog-address';
import { blogHead } from '../../../src/ui/content/blog.page';
import { sampleBlog } from './open-blog';

async function load(address: string, blog = sampleBlog()) {
  const request = new Request(`http://site.test${address}`);
  const answer = await blog.loader({ request } as LoaderFunctionArgs);
  const failed = 'data' in answer;
  const page: BlogPageData = failed ? answer.data : answer;
  return { page, status: failed ? answer.init?.status : 200 };
}

const head = async (address: string, blog = sampleBlog()) => blogHead.head((await load(address, blog)).page, '/blog');

describe('blogLoader', () => {
  test.each([
    ['/blog?cat=making&author=mira&tag=sound&page=2', ['making', 'mira', 'sound', 2]],
    ['/blog?page=0', [undefined, undefined, undefined, 1]],
    ['/blog?page=-1&cat=../x', [undefined, undefined, undefined, 1]],
    ['/blog?page=abc&author=%00', [undefined, undefined, undefined, 1]],
    ['/blog?page=2&page=3&tag=a&tag=b', [undefined, undefined, 'a', 2]],
  ])('what %s asks for', async (address, expected) => {
    const blog = sampleBlog();
    await load(address, blog);
    const [query] = blog.asked;
    expect([query?.category, query?.author, query?.tag, query?.page]).toEqual(expected);
  });

  test('returns a failure with its status and the known categories', async () => {
    const blog = sampleBlog();
    await load('/blog', blog);
    blog.state.failure = aRefusal({ status: 429, message: 'Too many questions.' });
    const { page, status } = await load('/blog?tag=sound', blog);
    expect([status, page.outcome]).toEqual([429, { kind: 'failed', message: 'Too many questions.' }]);
    expect(page.categories).toHaveLength(2);
  });
});

describe('blogHead', () => {
  test.each([
    ['/blog', 'Blog', '/blog', []],
    ['/blog?page=2', 'Blog, page 2', '/blog?page=2', []],
    ['/blog?author=mira', 'Articles by Mira', '/blog?author=mira', [{ name: 'Blog', path: '/blog' }]],
    ['/blog?page=1&utm=x&cat=making', 'Category: Making Games', '/blog?cat=making', [{ name: 'Blog', path: '/blog' }]],
    ['/blog?tag=sound', 'Tag: Sound', '/blog?tag=sound', [{ name: 'Blog', path: '/blog' }]],
  ])('for the URL %s has the title %s and one canonical URL', async (address, title, path, trail) => {
    expect(await head(address)).toMatchObject({ title, path, trail });
  });

  test('contains structured data of the blog and its articles', async () => {
    const { jsonLd, noIndex } = await head('/blog');
    expect(noIndex).toBeUndefined();
    expect(jsonLd).toMatchObject({ '@type': 'Blog', name: 'Holocade Blog' });
    expect(jsonLd?.['blogPost']).toHaveLength(8);
  });

  test('sets noindex for empty and failed lists', async () => {
    expect(await head('/blog?page=99')).toMatchObject({ noIndex: true });
    expect(await head('/blog', sampleBlog({ failure: aRefusal({ status: 500 }) }))).toMatchObject({ noIndex: true });
  });
});
