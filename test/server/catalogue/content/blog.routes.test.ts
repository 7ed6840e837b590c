import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleDetails, articleIndex, articleRead } from '../../../../src/contract/content.contract';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { articles, articleTags, articleViews } from '../../../../server/platform/database/schema/content';
import { tags } from '../../../../server/platform/database/schema/tags';
import { renderMarkdown } from '../../../../server/platform/markdown/render-markdown';
import { countStatements } from '../../support/count-statements';
import { dataOf } from '../../support/data-of';
import { signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const BLOG = '/v1/public/blog/article';
const HOSTILE = '<script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=alert(1)> **fine**';
let server: TestServer;
let statements: { readonly count: () => number };

beforeAll(async () => {
  server = await startTestServer();
  statements = countStatements(server.deps.database.db);
});

afterAll(() => server.close());

const ask = (query = '') => server.request(`${BLOG}/index${query}`);
const index = async (query = '') => dataOf(articleIndex, await ask(query));
const slugs = async (query = '') => (await index(query)).articles.map(({ slug }) => slug);
const counted = async (work: () => Promise<unknown>) => {
  const before = statements.count();
  await work();
  return statements.count() - before;
};

/** Adds twelve older articles with category, author and tags of an existing article. The first is a draft. */
async function addArticles(): Promise<void> {
  const { db } = server.deps.database;
  const [model] = await db.select().from(articles).where(eq(articles.slug, 'eleven-milliseconds'));
  if (!model) throw new Error('The demo content is missing.');
  const { id: _, search: _search, searchName: _searchName, ...row } = model;
  const [tag] = await db.select().from(tags).where(eq(tags.slug, 'speed'));
  const created = await db
    .insert(articles)
    .values(
      Array.from({ length: 12 }, (_none, number) => ({
        ...row,
        slug: `older-${number + 1}`,
        status: number === 0 ? ('draft' as const) : ('published' as const),
        bodyHtml: renderMarkdown(HOSTILE),
        publishedAt: new Date(Date.UTC(2020, 0, 1 + Math.floor(number / 3))),
      })),
    )
    .returning({ id: articles.id });
  await db.insert(articleTags).values(created.map(({ id }) => ({ articleId: id, tagId: tag?.id ?? 0 })));
}

describe('GET blog/article/index', () => {
  test('lists articles, newest first, with the categories that have articles', async () => {
    const { articles: page, categories, filters, pagination } = await index();
    expect(page.map(({ slug }) => slug).slice(0, 3)).toEqual([
      'a-link-is-a-door',
      'comfort-comes-first',
      'two-square-metres',
    ]);
    expect(page[1]).toMatchObject({
      title: 'Comfort Comes First',
      category: { slug: 'playing-well', title: 'Playing Well' },
      tags: [
        { slug: 'comfort', title: 'Comfort' },
        { slug: 'webxr', title: 'WebXR' },
      ],
      author: { name: 'Orion', username: 'orion' },
      stats: { views: 0 },
    });
    expect(categories.map(({ title }) => title)).toEqual(['Making Games', 'Playing Well', 'Web & VR']);
    expect(filters).toEqual({ cat: null, author: null, tag: null });
    expect(pagination).toMatchObject({ total: 8, from: 1, to: 8, current: 1, per_page: 8, last: 1 });
  });

  test('filters by category, author and tag, alone and together, and returns their titles', async () => {
    const ofCategory = await index('?cat=playing-well');
    expect(ofCategory.articles.every(({ category }) => category.slug === 'playing-well')).toBe(true);
    expect(ofCategory.filters.cat).toEqual({ slug: 'playing-well', title: 'Playing Well' });
    const ofAuthor = await index('?author=STUDIO');
    expect(ofAuthor.articles.every(({ author }) => author.username === 'studio')).toBe(true);
    expect(ofAuthor.filters.author).toEqual({ name: 'Mira of Northlight', username: 'studio' });
    const ofTag = await index('?tag=sound');
    expect(ofTag.articles.map(({ slug }) => slug)).toEqual(['making-lantern-drift', 'one-workshop-three-games']);
    expect(ofTag.filters.tag).toEqual({ slug: 'sound', title: 'Sound' });
    expect(await slugs('?cat=playing-well&author=nova&tag=mobile')).toEqual(['vr-on-the-phone-in-your-pocket']);
    expect(await slugs('?cat=making-games&author=nova')).toEqual([]);
    expect(ofTag.categories).toHaveLength(3);
  });

  test.each([
    '?cat=no-such-category',
    '?tag=no-such-tag',
    '?author=nobody',
    '?author=%00',
    "?author='%20or%201=1",
    '?author=',
  ])('returns no articles for the unknown filter %s', async (query) => {
    const { articles: page, filters, pagination } = await index(query);
    expect([page, filters]).toEqual([[], { cat: null, author: null, tag: null }]);
    expect(pagination).toMatchObject({ total: 0, items: 0, last: 1 });
  });

  test('does not reveal which accounts exist', async () => {
    const { db } = server.deps.database;
    await db.update(articles).set({ status: 'draft' }).where(eq(articles.slug, 'comfort-comes-first'));
    expect((await index('?author=orion')).filters.author).toBeNull();
    await db.update(articles).set({ status: 'published' }).where(eq(articles.slug, 'comfort-comes-first'));
    await db.update(accounts).set({ deletedAt: new Date() }).where(eq(accounts.usernameKey, 'orion'));
    expect((await index('?author=orion')).filters.author).toBeNull();
    await db.update(accounts).set({ deletedAt: null }).where(eq(accounts.usernameKey, 'orion'));
    expect((await index('?author=orion')).filters.author?.name).toBe('Orion');
  });

  test.each([
    '?cat=Not%20a%20slug',
    '?cat=a&cat=b',
    '?tag=%00',
    `?author=${'a'.repeat(65)}`,
    '?author=a&author=b',
    '?page=0',
    '?page=-1',
    '?page=1e9',
    '?page=abc',
    '?page=1&page=2',
  ])('refuses the query %s', async (query) => {
    const answer = await ask(query);
    expect([answer.status, answer.envelope().status.debug]).toEqual([422, 'err_validation']);
  });

  test('takes three statements without filters, and six with all of them', async () => {
    expect(await counted(() => index())).toBe(3);
    expect(await counted(() => index('?page=900'))).toBe(3);
    expect(await counted(() => index('?cat=playing-well&author=nova&tag=mobile'))).toBe(6);
  });

  test('lists each article on exactly one page, without drafts', async () => {
    await addArticles();
    const { pagination } = await index('?tag=speed');
    const pages = Array.from({ length: pagination.last }, (_, page) => slugs(`?tag=speed&page=${page + 1}`));
    const all = (await Promise.all(pages)).flat();
    expect([pagination.last, all.length, new Set(all).size]).toEqual([2, 13, 13]);
    expect(all).not.toContain('older-1');
    const beyond = await index('?tag=speed&page=900');
    expect(beyond.articles).toEqual([]);
    expect(beyond.pagination).toMatchObject({ total: 13, from: 0, to: 0, items: 0, current: 900, last: 2 });
    expect(await counted(() => index())).toBe(3);
  });
});

describe('GET blog/article/{article}/details', () => {
  const ask = (slug: string) => server.request(`${BLOG}/${slug}/details`);

  test('returns an article with its author and up to three related articles', async () => {
    const { article, related } = dataOf(articleDetails, await ask('making-lantern-drift'));
    expect(article).toMatchObject({
      title: 'Making Lantern Drift',
      author: { username: 'studio' },
      stats: { views: 0 },
    });
    expect(article.body).toContain('<h2 id="section-one-button">One button</h2>');
    expect(article.share).toBe('http://static.holocade.localhost:9200/blog/lanterns-1200x630.jpg');
    expect(related.length).toBeGreaterThan(0);
    expect(related.length).toBeLessThanOrEqual(3);
    expect(related.map(({ slug }) => slug)).not.toContain('making-lantern-drift');
    expect(await counted(() => ask('making-lantern-drift'))).toBe(2);
  });

  test('returns a body without scripts', async () => {
    const { article } = dataOf(articleDetails, await ask('older-2'));
    expect(article.body).toContain('<strong>fine</strong>');
    expect(article.body).not.toMatch(/<(script|img)|href/i);
  });

  test('returns 404 for an unknown article, a draft and an invalid slug', async () => {
    for (const slug of ['no-such-article', 'older-1', "x'--", '%00']) expect((await ask(slug)).status).toBe(404);
  });
});

describe('PUT blog/article/{article}/read', () => {
  const read = (cookie?: string, slug = 'eleven-milliseconds') =>
    server.request(`${BLOG}/${slug}/read`, { method: 'PUT', body: {}, ...(cookie ? { cookie } : {}) });
  const views = async () => {
    const found = await index('?tag=speed');
    return found.articles.find(({ slug }) => slug === 'eleven-milliseconds')?.stats.views ?? -1;
  };

  test('counts a guest, a player and a visitor without cookies once each, also for repeated views', async () => {
    const before = await views();
    const visitors = [`p1_uuid=${randomUUID()}`, await signIn(server, 'nova'), undefined];
    for (const cookie of [...visitors, ...visitors]) expect(dataOf(articleRead, await read(cookie))).toBeNull();
    expect((await views()) - before).toBe(3);
    dataOf(articleRead, await read(visitors[0], 'comfort-comes-first'));
    expect((await views()) - before).toBe(3);
  });

  test('counts one of twenty simultaneous views of one visitor', async () => {
    const before = await views();
    const cookie = `p1_uuid=${randomUUID()}`;
    await Promise.all(Array.from({ length: 20 }, () => read(cookie)));
    expect((await views()) - before).toBe(1);
  });

  test('stores neither an address nor an id that identifies the visitor', async () => {
    const guest = randomUUID();
    await read(`p1_uuid=${guest}`);
    const stored = JSON.stringify(await server.deps.database.db.select().from(articleViews));
    expect(stored).not.toContain(guest);
    expect(stored).not.toContain('127.0.0.1');
  });

  test('returns 404 for an unknown article and a draft, and refuses other sites', async () => {
    expect((await read(undefined, 'no-such-article')).status).toBe(404);
    expect((await read(undefined, 'older-1')).status).toBe(404);
    const path = `${BLOG}/eleven-milliseconds/read`;
    const foreign = await server.request(path, {
      method: 'PUT',
      body: {},
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
  });
});
