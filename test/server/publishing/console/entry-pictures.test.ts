import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameLists, gameListsChange } from '../../../../src/contract/game-lists.contract';
import type { PicturedList } from '../../../../src/domain/console/game-lists';
import { uploadedPictures } from '../../../../server/platform/database/schema/builds';
import { developerTokens } from '../../../../server/platform/database/schema/console';
import { games } from '../../../../server/platform/database/schema/games';
import { catalogItems } from '../../../../server/platform/database/schema/market';
import { renewDraft } from '../../../../server/publishing/builds/build-commands';
import { sweepStore } from '../../../../server/publishing/console/sweep-store';
import { facts } from '../builds/built-game';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { coloured, pictureCalls, publicPictures } from './pictures-fixture';
import { addDeveloper } from './upload-fixture';

const HOUR = 3_600_000;
const clock = new FakeServerClock();
let server: TestServer;
let calls: ReturnType<typeof pictureCalls>;
let pages: ReturnType<typeof publicPictures>;

beforeAll(async () => {
  server = await startTestServer({ clock, environment: { HOLOCADE_DATA: temporaryFolder() } });
  calls = pictureCalls(server, 'moon-lab', (await addDeveloper(server, 'moon-lab')).token);
  pages = publicPictures(server);
});
afterAll(() => server.close());

type Calls = typeof calls;
const pathOf = (game: string, draft: boolean) => `game/${game}/lists?draft=${String(draft)}`;
const read = async (game: string, draft = true, by: Calls = calls) =>
  dataOf(gameLists, await by.send(pathOf(game, draft)));
/** Gives the first entry of a list another picture by its name. */
async function give(game: string, list: PicturedList, picture: string | undefined, draft = true, by: Calls = calls) {
  const { lists, revision } = await read(game, draft, by);
  const changed = lists[list].map((entry, index) => (index === 0 ? { ...entry, picture } : entry));
  return by.send(pathOf(game, draft), 'PUT', { revision, lists: { ...lists, [list]: changed } });
}
const errorsOf = (answer: Awaited<ReturnType<typeof give>>) =>
  (answer.envelope().data as { readonly errors: Readonly<Record<string, readonly string[]>> }).errors;
/** Returns the name and the colour of the picture of the first entry of a list; empty for a drawn one. */
async function shown(game: string, list: PicturedList, draft = true) {
  const { lists, pictures } = await read(game, draft);
  const name = lists[list][0]?.picture ?? '';
  return name === '' ? '' : pages.colourOf(pictures[name] ?? '');
}
/** Facts whose item and achievement name the picture of the build’s first slide. */
const named = {
  items: facts.items.map((item) => ({ ...item, picture: 'one.png' })),
  achievements: facts.achievements.map((achievement) => ({ ...achievement, thumb: 'one.png' })),
};
const sweep = () => sweepStore(server.deps, new AbortController().signal);

describe('the pictures of items and achievements', () => {
  test('belong to the draft, survive its builds, and are published by its release', async () => {
    await calls.publish('entry-one', true, ['#ff0000', '#00ff00'], named);
    expect([await shown('entry-one', 'items'), await shown('entry-one', 'achievements')]).toEqual(['010', '010']);
    const item = await calls.add('entry-one', '#0000ff', 'item');
    const badge = await calls.add('entry-one', '#ff00ff', 'achievement');
    expect(item.name).toMatch(/^square-512-/);
    expect(badge.name).toMatch(/^square-192-/);
    dataOf(gameListsChange, await give('entry-one', 'items', item.name));
    dataOf(gameListsChange, await give('entry-one', 'achievements', badge.name));
    // An entry without the field keeps its picture.
    dataOf(gameListsChange, await give('entry-one', 'items', undefined));
    await calls.publish('entry-one', true, ['#ff0000', '#ffff00'], named);
    expect([await shown('entry-one', 'items'), await shown('entry-one', 'achievements')]).toEqual(['001', '101']);
    expect(await calls.release('entry-one')).toMatchObject({ state: 'published' });
    expect([await shown('entry-one', 'items', false), await shown('entry-one', 'achievements', false)]).toEqual([
      '001',
      '101',
    ]);
    // A build that names no pictures keeps them.
    await calls.publish('entry-one', false, ['#00ffff', '#ffff00']);
    expect(await shown('entry-one', 'items', false)).toBe('001');
  });

  test('are drawn once removed, until a build names another one', async () => {
    await calls.publish('entry-two', true, ['#ff0000', '#00ff00'], named);
    dataOf(gameListsChange, await give('entry-two', 'items', (await calls.add('entry-two', '#0000ff', 'item')).name));
    dataOf(gameListsChange, await give('entry-two', 'items', ''));
    expect(await shown('entry-two', 'items')).toBe('');
    const [row] = await server.deps.database.db
      .select({ path: catalogItems.thumbnail })
      .from(catalogItems)
      .innerJoin(games, eq(games.id, catalogItems.gameId))
      .where(eq(games.draftFor, 'entry-two'));
    expect((await pages.fileAt(server.deps.urls.static(row?.path ?? ''))).status).toBe(200);
    await calls.publish('entry-two', true, ['#ff0000', '#ffff00'], named);
    expect(await shown('entry-two', 'items')).toBe('110');
    dataOf(gameListsChange, await give('entry-two', 'items', ''));
    expect(await calls.release('entry-two')).toMatchObject({ state: 'published' });
    expect(await shown('entry-two', 'items', false)).toBe('');
  });

  test('of a public game, and names of other pictures, are refused', async () => {
    await calls.publish('entry-three', false, ['#ff0000', '#00ff00'], named);
    expect(errorsOf(await give('entry-three', 'items', '', false))).toEqual({
      'lists.items.0.picture': ['Change this picture in a draft. The release of the draft publishes it.'],
    });
    await calls.publish('entry-three', true, ['#ff0000', '#ffff00'], named);
    const slide = await calls.add('entry-three', '#0000ff', 'slide');
    const badge = await calls.add('entry-three', '#0000ff', 'achievement');
    for (const name of [slide.name, badge.name, 'square-512-0123456789abcdef.webp'])
      expect(errorsOf(await give('entry-three', 'items', name))).toEqual({
        'lists.items.0.picture': ['This picture is no longer stored. Upload it again.'],
      });
    const small = await coloured('#ff0000', 300, 100).png().toBuffer();
    const refused = await calls.put('entry-three', small, { query: 'use=item&size=100' });
    expect(refused.envelope().data).toEqual({
      errors: { picture: ['Please choose a picture of at least 192 × 192 pixels.'] },
    });
  });

  test('that draft and public game have both changed are a decision with both pictures', async () => {
    await calls.publish('entry-four', false, ['#ff0000', '#00ff00'], named);
    await calls.publish('entry-four', true, ['#ff0000', '#0000ff']);
    dataOf(gameListsChange, await give('entry-four', 'items', (await calls.add('entry-four', '#ff00ff', 'item')).name));
    await calls.publish('entry-four', false, ['#ff0000', '#ffff00'], named);
    const answer = await calls.send('game/entry-four/draft/conflicts');
    const { conflicts, revision } = answer.envelope().data as {
      readonly revision: string;
      readonly conflicts: readonly {
        readonly field: string;
        readonly pictures?: Record<'public' | 'draft', string[]>;
      }[];
    };
    const item = conflicts.find(({ field }) => field === 'items/red-comet') ?? expect.fail('No conflict.');
    expect(await pages.colourOf(item.pictures?.public[0] ?? '')).toBe('110');
    expect(await pages.colourOf(item.pictures?.draft[0] ?? '')).toBe('101');
    const choice = { revision, draft: conflicts.map(({ field }) => field) };
    expect(await calls.release('entry-four', { choice })).toMatchObject({ state: 'published' });
    expect(await shown('entry-four', 'items', false)).toBe('101');
  });

  test('T91: move with a renewed link, and are deleted a day after no entry shows them', async () => {
    await server.deps.database.db.update(developerTokens).set({ expiresAt: new Date(8e12) });
    await calls.publish('entry-five', true, ['#ff0000', '#00ff00'], named);
    const kept = await calls.add('entry-five', '#0000ff', 'item');
    const unused = await calls.add('entry-five', '#00ffff', 'item');
    const rows = await server.deps.database.db.select().from(uploadedPictures).orderBy(asc(uploadedPictures.createdAt));
    expect(rows.slice(-2).every(({ bytes }) => bytes > 0)).toBe(true);
    dataOf(gameListsChange, await give('entry-five', 'items', kept.name));
    await sweep();
    clock.advance(25 * HOUR);
    await sweep();
    const statuses = [await pages.fileAt(kept.original), await pages.fileAt(unused.original)];
    expect(statuses.map(({ status }) => status)).toEqual([200, 404]);
    expect(await renewDraft(server.deps, { game: 'entry-five' })).toMatchObject({ ok: true });
    expect((await pages.fileAt(kept.original)).status).toBe(404);
    expect(await shown('entry-five', 'items')).toBe('001');
    expect(await calls.release('entry-five')).toMatchObject({ state: 'published' });
    await sweep();
    clock.advance(25 * HOUR);
    await sweep();
    expect(await shown('entry-five', 'items', false)).toBe('001');
  });

  test('T89: of another developer’s draft cannot be used', async () => {
    await calls.publish('entry-six', true, ['#ff0000', '#00ff00'], named);
    const secret = await calls.add('entry-six', '#0000ff', 'item');
    const foreign = pictureCalls(server, 'star-lab', (await addDeveloper(server, 'star-lab')).token);
    await foreign.publish('star-entry', true, ['#ff0000', '#00ff00'], named);
    expect((await foreign.put('entry-six', Buffer.alloc(8), { query: 'use=item&size=720' })).status).toBe(404);
    expect(errorsOf(await give('star-entry', 'items', secret.name, true, foreign))).toHaveProperty([
      'lists.items.0.picture',
    ]);
  });
});
