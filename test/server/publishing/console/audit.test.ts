import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditList } from '../../../../src/contract/console.contract';
import { cleanUp } from '../../../../server/platform/jobs/clean-up';
import { developerAudit, developerPublications } from '../../../../server/platform/database/schema/console';
import { promoteUser } from '../../../../server/identity/account/user-commands';
import { recordAudit } from '../../../../server/publishing/console/audit.repository';
import { dataOf } from '../../support/data-of';
import type { ConsoleFixture, Person } from './console-fixture';
import { callAs, consoleFixture } from './console-fixture';

const DAY_MS = 24 * 60 * 60 * 1000;
let fixture: ConsoleFixture;
let owner: Person;
let developerId = 0;
beforeAll(async () => {
  fixture = await consoleFixture();
  owner = await fixture.person('ada');
  developerId = await fixture.developer('moon-lab', [[owner, 'owner']]);
});
afterAll(() => fixture.server.close());

const params = { developer: 'moon-lab' };
const authors = async () =>
  Object.fromEntries(
    dataOf(auditList, await callAs(owner, auditList, { params })).entries.map(({ event, by }) => [event, by]),
  );

describe('the audit log', () => {
  test('T79: names members, tokens, the operator and jobs apart, also with equal names', async () => {
    const { database } = fixture.server.deps;
    const { db } = database;
    const other = await fixture.person('mira');
    const entry = { text: 'Changed.', now: fixture.clock.now() };
    const record = (event: string, member: Parameters<typeof recordAudit>[1]['member']) =>
      recordAudit(db, { ...entry, event, member });
    await record('by.member', { developerId, accountId: owner.id });
    await record('by.token', { developerId, token: { name: 'ada' } });
    await record('by.job', { developerId, kind: 'system' });
    await record('by.deleted', { developerId });
    expect(
      (await promoteUser(fixture.server.deps, { username: other.username, developer: 'moon-lab', role: 'analyst' })).ok,
    ).toBe(true);
    const old = { id: randomUUID(), developerId, at: fixture.clock.now(), text: 'Old.' };
    await db.insert(developerAudit).values([
      { ...old, event: 'old.member', accountId: owner.id },
      { ...old, id: randomUUID(), event: 'old.token', tokenName: 'CI' },
      { ...old, id: randomUUID(), event: 'old.unknown' },
    ]);
    expect(await authors()).toEqual({
      'by.member': { kind: 'member', name: 'ada' },
      'by.token': { kind: 'token', name: 'ada' },
      'by.job': { kind: 'system', name: null },
      'by.deleted': { kind: 'member', name: null },
      'member.role': { kind: 'operator', name: null },
      'old.member': { kind: 'member', name: 'ada' },
      'old.token': { kind: 'token', name: 'CI' },
      'old.unknown': { kind: 'unknown', name: null },
    });
  });

  test('contains no entries that are older than two years', async () => {
    const { db } = fixture.server.deps.database;
    const entry = { developerId, event: 'a', text: 'A.' };
    await db.delete(developerAudit);
    const before = (days: number) => new Date(fixture.clock.now().getTime() - days * DAY_MS);
    await db.insert(developerAudit).values([
      { ...entry, at: before(731) },
      { ...entry, event: 'b', at: before(729) },
    ]);
    await cleanUp(fixture.server.deps);
    expect((await db.select().from(developerAudit)).map(({ event }) => event)).toEqual(['b']);
  });
});

test('the job “cleanup” deletes publications 90 days after their end, except the last of each build and open ones', async () => {
  const { db } = fixture.server.deps.database;
  const daysAgo = (days: number) => new Date(fixture.clock.now().getTime() - days * DAY_MS);
  const result = (version: string, status: 'draft' | 'published' = 'published') => ({
    ...{ game: 'kite', version, status, files: 1, check: 'Report', page: '/p', build: '/b' },
  });
  const row = {
    developerId,
    request: { version: 'patch', draft: false },
    createdAt: daysAgo(400),
    startedAt: daysAgo(400),
  };
  const store = async (name: string, values: object) => {
    const id = randomUUID();
    await db
      .insert(developerPublications)
      .values({ ...row, state: 'published', id, uploadId: id, tokenName: name, ...values });
  };
  await store('replaced', { endedAt: daysAgo(300), result: result('1.0.0') });
  await store('last of 1.0.0', { endedAt: daysAgo(200), result: result('1.0.0') });
  await store('last draft of 1.0.0', { endedAt: daysAgo(250), result: result('1.0.0', 'draft') });
  await store('last of 1.1.0', { endedAt: daysAgo(100), result: result('1.1.0') });
  await store('refused', { endedAt: daysAgo(91), state: 'refused', error: 'No.' });
  await store('refused lately', { endedAt: daysAgo(89), state: 'refused', error: 'No.' });
  await store('renewed', { endedAt: daysAgo(91) });
  await store('waiting', { state: 'waiting', startedAt: null });
  await cleanUp(fixture.server.deps);
  const kept = await db
    .select({ name: developerPublications.tokenName })
    .from(developerPublications)
    .where(eq(developerPublications.developerId, developerId));
  expect(kept.map(({ name }) => name).toSorted()).toEqual([
    'last draft of 1.0.0',
    'last of 1.0.0',
    'last of 1.1.0',
    'refused lately',
    'waiting',
  ]);
});
