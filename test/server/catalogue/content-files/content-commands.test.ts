import { eq } from 'drizzle-orm';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { err, ok } from '../../../../src/domain/shared/result';
import { applyContent, exportContent } from '../../../../server/catalogue/content-files/content-commands';
import { ads } from '../../../../server/platform/database/schema/ads';
import { articles, legalPages, redirects } from '../../../../server/platform/database/schema/content';
import { games } from '../../../../server/platform/database/schema/games';
import { helpQuestions } from '../../../../server/platform/database/schema/help';
import { coinOffers } from '../../../../server/platform/database/schema/payments';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import type { ContentFixture } from './content-fixture';
import { article, contentFixture } from './content-fixture';

let server: TestServer;
let content: ContentFixture;
beforeAll(async () => {
  server = await startTestServer({ environment: { HOLOCADE_DATA: temporaryFolder() } });
});
beforeEach(async () => {
  content = await contentFixture(server);
});
afterAll(() => server.close());

const articleRow = async (slug: string) =>
  (await server.deps.database.db.select().from(articles).where(eq(articles.slug, slug)))[0];

describe('content apply', () => {
  test('creates, then leaves unchanged, then updates every kind of content', async () => {
    content.write({
      'articles/a-new-start.md': article,
      'legal/cookies.md': '---\ntitle: Cookies\n---\nWe bake none.\n',
      'help/how-to-pay.md': '---\naudience: user\nquestion: How do I pay?\nposition: 90\n---\nWith *coins*.\n',
      'coin-offers.yaml': '- { amount: 7, price: 100, special: false }\n',
      'redirects.yaml': '- from: /cookies\n  to: /hc/legal/cookies\n',
      'page-ads.yaml':
        '- { name: spring, size: 735x90, weight: 2, active: true, url: /market, title: Coins, media: articles/start.png }\n',
      'overlay-ads.yaml': '- { game: kite-hill, url: /market, title: Coins, media: articles/start.png }\n',
    });
    expect(await content.apply()).toEqual(
      ok(
        [
          'create article a-new-start',
          'create legal page cookies',
          'create question how-to-pay',
          'create coin offer 7',
          'create redirect /cookies',
          'create page ad 735x90 spring',
          'create overlay ad kite-hill',
          'Done: 7 created, 0 updated, 0 deleted, 0 unchanged.',
        ].join('\n'),
      ),
    );
    const { db } = server.deps.database;
    expect(await articleRow('a-new-start')).toMatchObject({
      bodyHtml: expect.stringContaining('Hello</h2>'),
      labels: 'Web & VR Calm WebXR',
      hero: { sm: expect.stringMatching(/^published\/_blog\/hero-/) },
    });
    const check = await server.request('/v1/public/system/redirect/check', { body: { route: '/cookies' } });
    expect(check.json()).toMatchObject({ data: { to: '/hc/legal/cookies' } });
    expect(await db.$count(legalPages, eq(legalPages.slug, 'cookies'))).toBe(1);
    expect(await db.$count(helpQuestions, eq(helpQuestions.slug, 'how-to-pay'))).toBe(1);
    expect(await db.$count(coinOffers, eq(coinOffers.amount, 7))).toBe(1);
    const [ad] = await db.select().from(ads).where(eq(ads.name, 'spring'));
    expect(ad).toMatchObject({ type: 'image', weight: 2, media: expect.stringMatching(/^published\/_ads\//) });
    const [game] = await db.select({ ad: games.overlayAd }).from(games).where(eq(games.slug, 'kite-hill'));
    expect(game?.ad).toMatchObject({ url: '/market', uuid: expect.any(String) });

    expect(await content.apply()).toEqual(ok('Done: 0 created, 0 updated, 0 deleted, 7 unchanged.'));

    const before = content.pictures();
    await content.paint('#a03020');
    content.write({ 'redirects.yaml': '- from: /cookies\n  to: /hc\n' });
    expect(await content.apply()).toEqual(
      ok(
        [
          'update article a-new-start',
          'update redirect /cookies',
          'update page ad 735x90 spring',
          'update overlay ad kite-hill',
          'Done: 0 created, 4 updated, 0 deleted, 3 unchanged.',
        ].join('\n'),
      ),
    );
    expect(content.pictures()).toHaveLength(before.length);
    expect(content.pictures()).not.toEqual(before);
  });

  test('a dry run prints the plan and changes no row and no file', async () => {
    content.write({ 'articles/dry.md': article, 'redirects.yaml': '- { from: /dry, to: /hc }\n' });
    const before = content.pictures();
    expect(await content.apply({ dryRun: true, path: join(content.folder, 'redirects.yaml') })).toEqual(
      ok('create redirect /dry\nDry run, nothing was changed: 1 to create, 0 to update, 0 to delete, 0 unchanged.'),
    );
    expect(await content.apply({ dryRun: true })).toMatchObject({ ok: true });
    expect(await articleRow('dry')).toBeUndefined();
    expect(content.pictures()).toEqual(before);
  });

  test('deletes only with --prune, only kinds that the folder has, and never legal pages', async () => {
    const { db } = server.deps.database;
    content.write({ 'redirects.yaml': '- { from: /only, to: /hc }\n' });
    expect(await content.apply()).toMatchObject({ ok: true, value: expect.stringContaining(' 0 deleted') });
    const counts = async () => [await db.$count(helpQuestions), await db.$count(legalPages), await db.$count(articles)];
    const [, legal] = await counts();
    const path = join(content.folder, 'redirects.yaml');
    expect(await content.apply({ prune: true, path })).toMatchObject({ ok: true });
    expect(await db.select().from(redirects)).toEqual([{ path: '/only', target: '/hc' }]);
    expect(await content.apply({ prune: true })).toMatchObject({ ok: true });
    expect(await counts()).toEqual([0, legal, 0]);
    expect(await db.$count(coinOffers)).toBeGreaterThan(0);
  });
});

describe('content export', () => {
  test('writes content that applies without a change, and only to an empty folder', async () => {
    const other = await startTestServer();
    try {
      const target = join(temporaryFolder(), 'content');
      expect(await exportContent(other.deps, target)).toMatchObject({ ok: true });
      expect(readdirSync(target).sort()).toEqual([
        ...['articles', 'coin-offers.yaml', 'genres.yaml', 'help', 'legal'],
        ...['overlay-ads.yaml', 'page-ads.yaml', 'redirects.yaml'],
      ]);
      const again = await applyContent(other.deps, { path: target, dryRun: false, prune: true });
      expect(again).toMatchObject({
        ok: true,
        value: expect.stringMatching(/^Done: 0 created, 0 updated, 0 deleted, [1-9]\d+ unchanged\.$/),
      });
      expect(await exportContent(other.deps, target)).toEqual(err(`The folder ${target} is not empty.`));
    } finally {
      await other.close();
    }
  });
});
