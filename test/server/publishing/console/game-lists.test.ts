import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerOf } from '../../../../src/contract/call';
import { gameLists, gameListsChange } from '../../../../src/contract/game-lists.contract';
import { draftChange, publicationStart } from '../../../../src/contract/publishing.contract';
import { developerAudit } from '../../../../server/platform/database/schema/console';
import { games } from '../../../../server/platform/database/schema/games';
import { catalogItems } from '../../../../server/platform/database/schema/market';
import { facts } from '../builds/built-game';
import { dataOf } from '../../support/data-of';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addDeveloper, consolePath, gameZip, runJob, upload } from './upload-fixture';

let server: TestServer;
let token = '';
let developerId = 0;

beforeAll(async () => {
  server = await startTestServer({ environment: { HOLOCADE_DATA: temporaryFolder() } });
  ({ id: developerId, token } = await addDeveloper(server, 'moon-lab'));
});
afterAll(() => server.close());

type Lists = AnswerOf<typeof gameLists>['lists'];

const by = (authorization: string) => ({ headers: { authorization, origin: undefined } });

async function publish(slug: string, draft = false, content = ''): Promise<void> {
  const file = gameZip({ ...facts, slug, title: slug }, content);
  const body = { upload: await upload(server, 'moon-lab', token, file), draft };
  dataOf(publicationStart, await server.request(consolePath('moon-lab', 'publications'), { body, ...by(token) }));
  await runJob(server);
}

const pathOf = (game: string, draft: boolean) => consolePath('moon-lab', `game/${game}/lists?draft=${String(draft)}`);
const read = async (game: string, draft = false) =>
  dataOf(gameLists, await server.request(pathOf(game, draft), by(token)));
/** Sends changed lists, by default based on the newest revision. */
async function change(
  game: string,
  lists: Partial<Lists>,
  { draft = false, revision }: { draft?: boolean; revision?: string } = {},
) {
  const current = await read(game, draft);
  const body = { revision: revision ?? current.revision, lists: { ...current.lists, ...lists } };
  return server.request(pathOf(game, draft), { method: 'PUT', body, ...by(token) });
}
const errorsOf = async (answer: ReturnType<typeof change>) => {
  const { status, envelope } = await answer;
  expect(status).toBe(422);
  return (envelope().data as { readonly errors: object }).errors;
};
const cape = {
  slug: 'cape',
  name: 'Cape',
  description: '**Red**',
  price: 9,
  place: 'shop',
  consumable: true,
  picture: '',
} as const;
const birdie = { slug: 'birdie', title: 'Birdie', desc: 'Two strokes.', picture: '' };

describe('gameListsChange', () => {
  test('adds, changes and orders entries, keeps pictures and draws new ones', async () => {
    await publish('moon-lists');
    const { db } = server.deps.database;
    const rows = async () =>
      db
        .select({ slug: catalogItems.slug, name: catalogItems.name, thumbnail: catalogItems.thumbnail })
        .from(catalogItems)
        .innerJoin(games, eq(games.id, catalogItems.gameId))
        .where(eq(games.slug, 'moon-lists'))
        .orderBy(catalogItems.position);
    const [old] = await rows();
    const before = await read('moon-lists');
    const renamed = before.lists.items.map((item) => ({ ...item, name: 'Blue Comet' }));
    const boards = [
      ...before.lists.boards.map((board) => ({ ...board, unit: { suffix: 'strokes' } })),
      {
        slug: 'speed',
        title: 'Fastest',
        order: 'lowest-first' as const,
        reset: 'weekly' as const,
        unit: 'tenths' as const,
        ...{ tickets: true, minSeconds: 30 },
      },
    ];
    const lists = { boards, items: [cape, ...renamed], achievements: [birdie, ...before.lists.achievements] };
    const { revision } = dataOf(gameListsChange, await change('moon-lists', lists));
    const after = await read('moon-lists');
    expect([after.lists, after.revision]).toEqual([lists, revision]);
    const [first, second] = await rows();
    expect([first?.slug, second]).toEqual(['cape', { ...old, name: 'Blue Comet' }]);
    expect(first?.thumbnail).toMatch(/square-\d+-[0-9a-f]+\.webp$/);
    const own = and(eq(developerAudit.event, 'game.lists'), eq(developerAudit.developerId, developerId));
    const [entry] = await db.select().from(developerAudit).where(own);
    expect(entry?.text).toBe('Changed boards, items, and achievements of “moon-lists”.');
  });

  test('takes the longest lists, with a hundred items of long descriptions', async () => {
    await publish('moon-long');
    const { lists } = await read('moon-long');
    const description = 'Red and long. '.repeat(1400);
    const items = Array.from({ length: 99 }, (_, at) => ({ ...cape, slug: `cape-${String(at)}`, description }));
    const answer = await change('moon-long', { items: [...lists.items, ...items].slice(0, 100) });
    expect(answer.status).toBe(200);
  });

  test('refuses a removal and wrong values with sentences at their fields', async () => {
    await publish('moon-refused');
    expect(await errorsOf(change('moon-refused', { items: [], boards: [] }))).toEqual({
      'lists.boards': ['Boards cannot be removed, because players may have scores.'],
      'lists.items': ['Items cannot be removed, because players may own them.'],
    });
    const { lists } = await read('moon-refused');
    const [item, board] = [lists.items[0], lists.boards[0]];
    if (!item || !board) throw new Error('The game has no lists.');
    expect(await errorsOf(change('moon-refused', { items: [{ ...item, reduced: item.price }] }))).toEqual({
      'lists.items.0.reduced': ['This must be below `price`.'],
    });
    expect(await errorsOf(change('moon-refused', { boards: [{ ...board, most: 1 }] }))).toEqual({
      'lists.boards.0.most': ['This must not be below `least`.'],
    });
    expect(await errorsOf(change('moon-refused', { items: [item, item] }))).toEqual({
      'lists.items': ['This must not contain the same entry twice.'],
    });
    expect((await read('moon-refused')).lists).toEqual(lists);
  });

  test('of two members who save at once keeps the first, and refuses the second', async () => {
    await publish('moon-race');
    const { revision, lists } = await read('moon-race');
    const answers = await Promise.all(
      ['one', 'two'].map((slug) =>
        change('moon-race', { achievements: [...lists.achievements, { ...birdie, slug }] }, { revision }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read('moon-race')).lists.achievements).toHaveLength(2);
  });

  test('of a draft is published by its release', async () => {
    await publish('moon-later');
    await publish('moon-later', true, ' draft');
    const { lists } = await read('moon-later', true);
    const next = { achievements: [birdie, ...lists.achievements], items: [cape, ...lists.items] };
    expect((await change('moon-later', next, { draft: true })).status).toBe(200);
    expect((await read('moon-later')).lists).toEqual(lists);
    const path = consolePath('moon-lab', 'game/moon-later/draft');
    const body = { action: 'release' };
    dataOf(draftChange, await server.request(path, { method: 'POST', body, ...by(token) }));
    expect((await change('moon-later', {}, { draft: true })).status).toBe(409);
    await runJob(server);
    expect((await read('moon-later')).lists).toEqual({ ...lists, ...next });
  });

  test('T61: of another developer or by a token of another game is refused', async () => {
    await publish('moon-own-lists');
    const { token: only } = await addDeveloper(server, 'moon-lab', { game: 'moon-lists' });
    const { token: foreign } = await addDeveloper(server, 'sun-lab');
    const path = pathOf('moon-own-lists', false);
    expect((await server.request(path, by(only))).status).toBe(403);
    expect((await server.request(path, by(foreign))).status).toBe(404);
    expect((await server.request(consolePath('sun-lab', 'game/moon-own-lists/lists'), by(foreign))).status).toBe(404);
  });
});
