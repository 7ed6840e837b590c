import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  developerGames,
  draftChange,
  draftUnschedule,
  publicationStart,
} from '../../../../src/contract/publishing.contract';
import {
  developerAudit,
  developerPublications,
  developerReleases,
} from '../../../../server/platform/database/schema/console';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { facts } from '../builds/built-game';
import { dataOf } from '../../support/data-of';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addDeveloper, addMember, consolePath, gameZip, runJob, upload } from './upload-fixture';

let server: TestServer;
let token = '';
let developerId = 0;
let owner = '';
let analyst = '';

beforeAll(async () => {
  server = await startTestServer({ environment: { HOLOCADE_DATA: temporaryFolder() } });
  ({ id: developerId, token } = await addDeveloper(server, 'moon-lab'));
  ({ accountId: owner } = await addMember(server, developerId, 'plan-owner', 'owner'));
  ({ accountId: analyst } = await addMember(server, developerId, 'plan-ana', 'analyst'));
});
afterAll(() => server.close());

const DAY = 86_400_000;
const by = (authorization: string) => ({ headers: { authorization, origin: undefined } });

async function publish(slug: string, draft = true, content = ''): Promise<void> {
  const file = gameZip({ ...facts, slug, title: slug }, content);
  const body = { upload: await upload(server, 'moon-lab', token, file), draft };
  dataOf(publicationStart, await server.request(consolePath('moon-lab', 'publications'), { body, ...by(token) }));
  await runJob(server);
}

const pathOf = (game: string) => consolePath('moon-lab', `game/${game}/draft/release`);
const inDays = (days: number) => new Date(server.deps.clock.now().getTime() + days * DAY).toISOString();
const schedule = (game: string, at: string, version?: string) =>
  server.request(pathOf(game), {
    method: 'PUT',
    body: { at, ...(version === undefined ? {} : { version }) },
    ...by(token),
  });
const gameOf = async (slug: string) =>
  dataOf(developerGames, await server.request(consolePath('moon-lab', 'games'), by(token))).games.find(
    (one) => one.slug === slug,
  );
/** Lets all scheduled releases be due by the database's clock. */
const makeDue = () =>
  server.deps.database.db.update(developerReleases).set({ releaseAt: sql`clock_timestamp() - interval '1 second'` });
const newsOf = async (accountId: string) =>
  (await server.deps.database.db.select().from(notifications).where(eq(notifications.accountId, accountId))).map(
    ({ title }) => title,
  );

describe('draftSchedule', () => {
  test('releases the newest build once when it is due, and notifies those who may publish', async () => {
    await publish('moon-plan');
    const at = inDays(7);
    expect((await schedule('moon-plan', inDays(3))).status).toBe(200);
    expect((await schedule('moon-plan', at, '3.0.0')).status).toBe(200);
    expect((await gameOf('moon-plan'))?.draft?.release).toBe(at);
    await runJob(server);
    expect((await gameOf('moon-plan'))?.state).toBe('new');
    await publish('moon-plan', true, ' fixed');
    await makeDue();
    await Promise.all([runJob(server), runJob(server)]);
    await runJob(server);
    expect(await gameOf('moon-plan')).toMatchObject({ state: 'published', opens: '3.0.0', draft: null });
    const { db } = server.deps.database;
    const own = eq(developerPublications.developerId, developerId);
    const runs = (await db.select().from(developerPublications).where(own)).filter(({ request }) => request.scheduled);
    expect(runs.map(({ state }) => state)).toEqual(['published']);
    expect((await newsOf(owner)).filter((title) => title === 'Your draft is released')).toHaveLength(1);
    expect(await newsOf(analyst)).not.toContain('Your draft is released');
    const planned = and(eq(developerAudit.event, 'draft.schedule'), eq(developerAudit.developerId, developerId));
    const [, entry] = await db.select().from(developerAudit).where(planned).orderBy(developerAudit.at);
    expect(entry?.text).toBe(
      `Scheduled the release of the draft of “moon-plan” for ${at.slice(0, 16).replace('T', ' ')} UTC.`,
    );
  });

  test('is cancelled, and then nothing is released', async () => {
    await publish('moon-stop');
    await schedule('moon-stop', inDays(1));
    const cancel = () => server.request(pathOf('moon-stop'), { method: 'DELETE', ...by(token) });
    expect(dataOf(draftUnschedule, await cancel())).toBe(null);
    expect((await cancel()).status).toBe(404);
    await makeDue();
    await runJob(server);
    expect(await gameOf('moon-stop')).toMatchObject({ state: 'new', draft: { release: null } });
  });

  test('refuses a past time, a time after a year, and a draft that is being changed', async () => {
    await publish('moon-time');
    const refused = async (at: string, version?: string) =>
      (await schedule('moon-time', at, version)).envelope().status.message;
    expect(await refused(inDays(-1))).toBe('Choose a time in the future.');
    expect(await refused('2026-99-99T00:00:00Z')).toBe('Choose a time in the future.');
    expect(await refused(inDays(400))).toBe('Choose a time within a year.');
    expect(await refused(inDays(1), 'newest')).toBe('Use a version like 1.2.0, or major, minor or patch.');
    const path = consolePath('moon-lab', 'game/moon-time/draft');
    dataOf(draftChange, await server.request(path, { method: 'POST', body: { action: 'remove' }, ...by(token) }));
    expect(await refused(inDays(1))).toBe('This draft is being deleted. Wait until it has ended.');
    await runJob(server);
    expect((await schedule('moon-time', inDays(1))).status).toBe(404);
  });

  test('notifies the members of a refusal, and keeps the draft', async () => {
    await publish('moon-equal', false);
    await publish('moon-equal');
    await schedule('moon-equal', inDays(1));
    await makeDue();
    await runJob(server);
    expect(await gameOf('moon-equal')).toMatchObject({ opens: '1.0.0', draft: { release: null, change: null } });
    expect(await newsOf(owner)).toContain('Your draft was not released');
  });
});
