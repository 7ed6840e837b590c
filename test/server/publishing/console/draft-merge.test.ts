import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameForm } from '../../../../src/contract/game-details.contract';
import { gameLists } from '../../../../src/contract/game-lists.contract';
import {
  draftChange,
  draftConflicts,
  publicationStart,
  publicationState,
} from '../../../../src/contract/publishing.contract';
import { draftBases } from '../../../../server/platform/database/schema/builds';
import { games } from '../../../../server/platform/database/schema/games';
import { releaseDraft } from '../../../../server/publishing/builds/release-draft';
import { facts } from '../builds/built-game';
import { dataOf } from '../../support/data-of';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addDeveloper, consolePath, gameZip, runJob, upload } from './upload-fixture';

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await startTestServer({ environment: { HOLOCADE_DATA: temporaryFolder() } });
  ({ token } = await addDeveloper(server, 'moon-lab'));
});
afterAll(() => server.close());

const by = () => ({ headers: { authorization: token, origin: undefined } });
const send = (path: string, method = 'GET', body?: object) =>
  server.request(consolePath('moon-lab', path), { method, ...(body ? { body } : {}), ...by() });
const stateOf = async (id: string) => dataOf(publicationState, await send(`publication/${id}`));

async function publish(slug: string, draft: boolean, more: object = {}): Promise<void> {
  const file = gameZip({ ...facts, slug, title: 'First title', ...more }, draft ? ' draft' : '');
  const started = await send('publications', 'POST', { upload: await upload(server, 'moon-lab', token, file), draft });
  await runJob(server);
  expect(await stateOf(dataOf(publicationStart, started).id)).toMatchObject({ state: 'published' });
}
/** Publishes a game and a draft of it with the same facts. */
async function withDraft(slug: string): Promise<void> {
  await publish(slug, false);
  await publish(slug, true);
}

const details = async (game: string, draft = false) =>
  dataOf(gameForm, await send(`game/${game}/details?draft=${String(draft)}`));
const lists = async (game: string, draft = false) =>
  dataOf(gameLists, await send(`game/${game}/lists?draft=${String(draft)}`));
async function edit(game: string, draft: boolean, fields: object): Promise<void> {
  const known = await details(game, draft);
  const body = { revision: known.revision, details: { ...known.details, ...fields } };
  expect((await send(`game/${game}/details?draft=${String(draft)}`, 'PUT', body)).status).toBe(200);
}
async function price(game: string, draft: boolean, value: number): Promise<void> {
  const { lists: known, revision } = await lists(game, draft);
  const body = { revision, lists: { ...known, items: known.items.map((item) => ({ ...item, price: value })) } };
  expect((await send(`game/${game}/lists?draft=${String(draft)}`, 'PUT', body)).status).toBe(200);
}
const release = (game: string, more: object = {}) => send(`game/${game}/draft`, 'POST', { action: 'release', ...more });
async function released(game: string, more: object = {}) {
  const { id } = dataOf(draftChange, await release(game, more));
  await runJob(server);
  return stateOf(id);
}

describe('the release of a draft', () => {
  test('keeps newer changes of the public game in fields that the draft’s form has not changed', async () => {
    await withDraft('moon-keeps');
    await edit('moon-keeps', true, { excerpt: 'From the draft.' });
    await edit('moon-keeps', false, { title: 'Newer title', engine: 'three.js', network: ['https://cdn.example.com'] });
    await price('moon-keeps', false, 9);
    expect(await released('moon-keeps')).toMatchObject({ state: 'published' });
    expect((await details('moon-keeps')).details).toMatchObject({
      ...{ title: 'Newer title', excerpt: 'From the draft.', engine: 'three.js' },
      network: ['https://cdn.example.com'],
    });
    expect((await lists('moon-keeps')).lists.items).toMatchObject([{ slug: 'red-comet', price: 9 }]);
  });

  test('adds new entries of the draft to lists that the public game has changed', async () => {
    await withDraft('moon-adds');
    const { lists: known, revision } = await lists('moon-adds', true);
    const entry = { slug: 'birdie', title: 'Birdie', desc: 'One under par.' };
    const body = { revision, lists: { ...known, achievements: [entry, ...known.achievements] } };
    expect((await send('game/moon-adds/lists?draft=true', 'PUT', body)).status).toBe(200);
    await price('moon-adds', false, 8);
    expect(await released('moon-adds')).toMatchObject({ state: 'published' });
    const { achievements, items } = (await lists('moon-adds')).lists;
    expect([achievements.map(({ slug }) => slug).toSorted(), items[0]?.price]).toEqual([['ace', 'birdie'], 8]);
  });

  test('of a new game has the saved fields of its form', async () => {
    await publish('moon-fresh', true);
    await edit('moon-fresh', true, { title: 'Edited', description: 'Also edited.' });
    expect(dataOf(draftConflicts, await send('game/moon-fresh/draft/conflicts')).conflicts).toEqual([]);
    expect(await released('moon-fresh')).toMatchObject({ state: 'published' });
    expect((await details('moon-fresh')).details).toMatchObject({ title: 'Edited', description: 'Also edited.' });
  });

  test('shows both values of a field that both have changed, and takes those that the member chooses', async () => {
    await withDraft('moon-both');
    await edit('moon-both', true, { title: 'Draft title', excerpt: 'Draft.' });
    await edit('moon-both', false, { title: 'Public title', excerpt: 'Public.' });
    const { conflicts, revision } = dataOf(draftConflicts, await send('game/moon-both/draft/conflicts'));
    expect(conflicts).toEqual([
      { field: 'title', title: 'Title', public: 'Public title', draft: 'Draft title' },
      { field: 'excerpt', title: 'Summary', public: 'Public.', draft: 'Draft.' },
    ]);
    const both = 'The draft and the public game have both changed: Title and Summary.';
    const refused = await release('moon-both');
    expect([refused.status, refused.envelope().status.message]).toEqual([
      409,
      `${both} Release the draft in the console and choose the values, or save the same values in both.`,
    ]);
    const old = await release('moon-both', { choice: { revision: 'old', draft: [] } });
    expect(old.envelope().status.message).toBe(`${both} Look at the values again, because they have changed.`);
    const at = new Date(server.deps.clock.now().getTime() + 60_000).toISOString();
    expect((await send('game/moon-both/draft/release', 'PUT', { at })).status).toBe(409);
    expect(await released('moon-both', { choice: { revision, draft: ['title'] } })).toMatchObject({
      state: 'published',
    });
    expect((await details('moon-both')).details).toMatchObject({ title: 'Draft title', excerpt: 'Public.' });
  });

  test('is refused by the job if a conflict has arisen since the request', async () => {
    await withDraft('moon-late');
    await edit('moon-late', true, { title: 'Draft title' });
    const { id } = dataOf(draftChange, await release('moon-late'));
    await edit('moon-late', false, { title: 'Public title' });
    await runJob(server);
    expect(await stateOf(id)).toMatchObject({
      state: 'refused',
      error: expect.stringMatching(/^The draft and the public game have both changed: Title\./) as string,
    });
    expect((await details('moon-late')).details.title).toBe('Public title');
    expect((await details('moon-late', true)).details.title).toBe('Draft title');
  });

  test('is refused if the public game is changed while the build is copied', async () => {
    await withDraft('moon-race');
    const { blobs: store } = server.deps;
    const openFolder = async (folder: string) => {
      await edit('moon-race', false, { title: 'In between' });
      return store.openFolder(folder);
    };
    const blobs = new Proxy(store, {
      get: (target, name) => {
        const value: unknown = name === 'openFolder' ? openFolder : Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const done = await releaseDraft({ ...server.deps, blobs }, { game: 'moon-race', version: 'patch' });
    expect(done).toEqual({
      ok: false,
      error: '“moon-race” or its draft was changed during the release. Release the draft again.',
    });
    expect((await details('moon-race')).details.title).toBe('In between');
  });

  test('of a draft without a base asks about every difference, and takes the chosen side', async () => {
    await withDraft('moon-older');
    await edit('moon-older', false, { title: 'Public title' });
    const { db } = server.deps.database;
    const [row = expect.fail('The draft is not stored.')] = await db
      .select({ id: games.id })
      .from(games)
      .where(eq(games.draftFor, 'moon-older'));
    await db.delete(draftBases).where(eq(draftBases.gameId, row.id));
    expect((await release('moon-older')).status).toBe(409);
    const done = await releaseDraft(server.deps, { game: 'moon-older', version: 'patch', choice: 'draft' });
    expect(done.ok).toBe(true);
    expect((await details('moon-older')).details.title).toBe('First title');
    const own = and(eq(games.slug, 'moon-older'), isNull(games.draftFor));
    expect(await db.$count(games, own)).toBe(1);
  });

  test('reads the form from the database: a save writes no file, so a refused commit leaves none', async () => {
    await withDraft('moon-files');
    const listed = async () => {
      const found: string[] = [];
      for await (const { key, storedAt } of server.deps.blobs.list('drafts')) found.push(key + storedAt.toISOString());
      return found.toSorted();
    };
    const before = await listed();
    await edit('moon-files', true, { title: 'Edited' });
    await price('moon-files', true, 7);
    expect(await listed()).toEqual(before);
  });
});
