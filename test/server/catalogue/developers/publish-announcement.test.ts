import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { announcements } from '../../../../server/platform/database/schema/developers';
import {
  excerptOf,
  publishAnnouncement,
  slugOfTitle,
} from '../../../../server/catalogue/developers/publish-announcement';
import { insertDeveloper } from '../../support/followers';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;
const wake = vi.fn();

beforeAll(async () => {
  server = await startTestServer({ demo: false });
  await insertDeveloper(server.deps.database, 'a-studio', 'A Studio');
});
afterAll(() => server.close());

const publish = async (title: string, slug?: string, game?: string) => {
  const page = { developer: 'a-studio', title, body: '## How\n\nIt is **new** & <b>fine</b>.', slug, game };
  const done = await publishAnnouncement({ ...server.deps, jobs: { wake } }, page);
  return done.ok ? done.value : `refused: ${done.error}`;
};

describe('publishAnnouncement', () => {
  test('creates a page with an excerpt and a slug, and wakes the jobs that notify followers and email subscribers', async () => {
    const address = `${server.origin}/arcade/games/developer/a-studio/announcements/a-new-games-day`;
    expect(await publish('A New Game’s Day!')).toContain(`Page: ${address}`);
    const [stored] = await server.deps.database.db.select().from(announcements);
    expect(stored).toMatchObject({ status: 'published', notifiedAt: null, excerpt: 'How · It is new & <b>fine</b>.' });
    expect(wake).toHaveBeenCalledWith('announcements');
    expect(wake).toHaveBeenCalledWith('announcement-emails');
    const path = '/v1/public/entity/dev/org/a-studio/announcements/a-new-games-day';
    expect((await server.request(path)).status).toBe(200);
  });

  test('refuses an unknown developer, an unknown game, a title without a slug, and a slug in use', async () => {
    expect(await publish('A new game’s day')).toContain('already');
    expect(await publish('新しいゲーム')).toContain('--slug');
    expect(await publish('新しいゲーム', 'a-new-game')).toContain('Published');
    expect(await publish('A game', 'a-game', 'no-such-game')).toContain(
      'A Studio has no published game “no-such-game”',
    );
    const nobody = { developer: 'nobody', title: 'A', body: 'b' };
    expect(await publishAnnouncement({ ...server.deps, jobs: { wake } }, nobody)).toMatchObject({ ok: false });
  });
});

test.each([
  ['Lantern Drift in Five Colours', 'lantern-drift-in-five-colours'],
  ['  Größe – 2.0! ', 'gro-e-2-0'],
  ['———', ''],
])('slugOfTitle converts “%s” to “%s”', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
});

test('excerptOf separates headings and list items with dots, and sentences with spaces', () => {
  const html = '<h2>New</h2><p>It is open.</p>\n<p>Come in!</p><ul><li>Two waves</li><li>One song</li></ul>';
  expect(excerptOf(html)).toBe('New · It is open. Come in! Two waves · One song');
});
