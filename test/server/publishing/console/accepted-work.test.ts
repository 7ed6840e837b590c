import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberChange, memberRemove, tokenRevoke } from '../../../../src/contract/console.contract';
import {
  draftChange,
  draftSchedule,
  publicationStart,
  publicationState,
} from '../../../../src/contract/publishing.contract';
import { storeBan } from '../../../../server/identity/bans/ban.repository';
import {
  developerPublications,
  developerReleases,
  developerTokens,
  developerUploads,
} from '../../../../server/platform/database/schema/console';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { facts } from '../builds/built-game';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addDeveloper, addMember, consolePath, gameZip, removeMember, runJob, upload } from './upload-fixture';

const clock = new FakeServerClock();
const DAY = 86_400_000;
const MEMBER = 'The member who requested this may no longer publish builds of this developer.';
const TOKEN = 'The access token that requested this is no longer valid.';

let server: TestServer;
let labs = 0;

beforeAll(async () => {
  server = await startTestServer({ clock, environment: { HOLOCADE_DATA: temporaryFolder() } });
});
afterAll(() => server.close());

/** Adds a developer with an owner, a publisher, an access token and the draft of a game. */
async function lab() {
  labs += 1;
  const slug = `lab-${String(labs)}`;
  const { id: developerId, token } = await addDeveloper(server, slug);
  const owner = await addMember(server, developerId, `${slug}-boss`, 'owner');
  const publisher = await addMember(server, developerId, `${slug}-pub`, 'publisher');
  const { db } = server.deps.database;
  const byToken = { headers: { authorization: token, origin: undefined } };
  const byPublisher = { cookie: publisher.cookie };
  const byOwner = { cookie: owner.cookie };
  const start = async (game: string, by: object, draft = false) => {
    const file = gameZip({ ...facts, slug: game, title: game });
    const body = { upload: await upload(server, slug, token, file), draft };
    return dataOf(publicationStart, await server.request(consolePath(slug, 'publications'), { body, ...by })).id;
  };
  const plan = async (by: object) => {
    const at = new Date(clock.now().getTime() + 7 * DAY).toISOString();
    const path = consolePath(slug, `game/${slug}-draft/draft/release`);
    dataOf(draftSchedule, await server.request(path, { method: 'PUT', body: { at }, ...by }));
  };
  await start(`${slug}-draft`, byToken, true);
  await runJob(server);
  return {
    ...{ slug, developerId, owner, publisher, token, byToken, byPublisher, byOwner, start, plan },
    state: async (id: string) =>
      dataOf(publicationState, await server.request(consolePath(slug, `publication/${id}`), byOwner)),
    releases: () => db.$count(developerReleases, eq(developerReleases.developerId, developerId)),
    uploads: () => db.$count(developerUploads, eq(developerUploads.developerId, developerId)),
    member: (method: 'PUT' | 'DELETE', body = {}) =>
      server.request(consolePath(slug, `member/${slug}-pub`), { method, body, ...byOwner }),
  };
}

describe('work that was accepted', () => {
  test.each([
    ['is removed', 'DELETE', {}, memberRemove, 'was removed.'],
    ['becomes an analyst', 'PUT', { role: 'analyst' }, memberChange, 'is now analyst.'],
  ] as const)(
    'T69: of a member who %s is refused and unscheduled at once',
    async (_how, method, body, call, message) => {
      const { start, plan, state, releases, uploads, member, slug, byPublisher, byToken } = await lab();
      const [own, other] = [await start(`${slug}-own`, byPublisher), await start(`${slug}-other`, byToken)];
      await plan(byPublisher);
      const answer = await member(method, body);
      dataOf(call, answer);
      expect(answer.envelope().status.message).toBe(
        `${slug}-pub ${message} 2 waiting publications or releases were cancelled.`,
      );
      expect([await releases(), await state(own)]).toMatchObject([0, { state: 'refused', error: MEMBER }]);
      await runJob(server);
      expect([(await state(other)).state, (await state(own)).state, await uploads()]).toEqual([
        'published',
        'refused',
        0,
      ]);
    },
  );

  test('notifies the member of the end of an upload in the console; an upload with a token notifies nobody', async () => {
    const { start, slug, owner, publisher, byPublisher, byToken } = await lab();
    const game = `${slug}-told`;
    await start(game, byPublisher, true);
    await runJob(server);
    await start(game, byPublisher, true);
    await start(`${slug}-quiet`, byToken);
    await runJob(server);
    const { db } = server.deps.database;
    const news = async ({ accountId }: { readonly accountId: string }) =>
      (
        await db
          .select()
          .from(notifications)
          .where(eq(notifications.accountId, accountId))
          .orderBy(notifications.createdAt)
      )
        .filter(({ kind }) => kind === 'developer')
        .map(({ title, body }) => `${title}: ${body}`);
    expect(await news(publisher)).toEqual([
      `Your draft is ready: “${game}” 1.0.0 opens with its private link.`,
      expect.stringMatching(/^Your build was not published: This build is identical/),
    ]);
    expect(await news(owner)).toEqual([]);
  });

  test('T69: of a member who becomes an owner stays', async () => {
    const { start, plan, state, releases, member, slug, byPublisher } = await lab();
    const own = await start(`${slug}-own`, byPublisher);
    await plan(byPublisher);
    expect((await member('PUT', { role: 'owner' })).status).toBe(200);
    expect(await releases()).toBe(1);
    await runJob(server);
    expect((await state(own)).state).toBe('published');
  });

  test('T69: of a revoked access token is refused and unscheduled at once', async () => {
    const { start, plan, state, releases, slug, developerId, byToken, byPublisher, byOwner } = await lab();
    const [own, other] = [await start(`${slug}-own`, byToken), await start(`${slug}-other`, byPublisher)];
    await plan(byToken);
    const { db } = server.deps.database;
    const [stored] = await db.select().from(developerTokens).where(eq(developerTokens.developerId, developerId));
    const path = consolePath(slug, `token/${stored?.id ?? ''}`);
    const answer = await server.request(path, { method: 'DELETE', body: {}, ...byOwner });
    dataOf(tokenRevoke, answer);
    expect(answer.envelope().status.message).toBe(
      'Access token revoked. 2 waiting publications or releases were cancelled.',
    );
    expect([await releases(), await state(own)]).toMatchObject([0, { state: 'refused', error: TOKEN }]);
    await runJob(server);
    expect((await state(other)).state).toBe('published');
  });

  test('T69: of an owner’s access token ends with the owner', async () => {
    const { start, state, slug, developerId, publisher, byToken, member } = await lab();
    expect((await member('PUT', { role: 'owner' })).status).toBe(200);
    const { db } = server.deps.database;
    await db
      .update(developerTokens)
      .set({ createdBy: publisher.accountId })
      .where(eq(developerTokens.developerId, developerId));
    const id = await start(`${slug}-own`, byToken);
    expect((await member('PUT', { role: 'publisher' })).envelope().status.message).toBe(
      `${slug}-pub is now publisher. 1 access token was revoked. 1 waiting publication or release was cancelled.`,
    );
    expect(await state(id)).toMatchObject({ state: 'refused', error: TOKEN });
  });
});

type Lab = Awaited<ReturnType<typeof lab>>;

describe('the job', () => {
  const ban = ({ accountId }: { readonly accountId: string }) =>
    storeBan(server.deps.database.db, accountId, { reason: 'Fraud', until: null });
  const tokens = (change: Partial<typeof developerTokens.$inferInsert>, { developerId }: Lab) =>
    server.deps.database.db.update(developerTokens).set(change).where(eq(developerTokens.developerId, developerId));

  test.each<[string, (lab: Lab) => Promise<unknown>]>([
    ['is no member', ({ publisher }) => removeMember(server, publisher.accountId)],
    ['is banned', ({ publisher }) => ban(publisher)],
    [
      'is deleted',
      ({ developerId }) =>
        server.deps.database.db
          .update(developerPublications)
          .set({ requestedBy: null })
          .where(eq(developerPublications.developerId, developerId)),
    ],
  ])('T69: refuses the publication of an account that %s', async (_name, lose) => {
    const made = await lab();
    const id = await made.start(`${made.slug}-own`, made.byPublisher);
    await lose(made);
    await runJob(server);
    expect(await made.state(id)).toMatchObject({ state: 'refused', error: MEMBER, result: null });
    expect(await made.uploads()).toBe(0);
  });

  test.each<[string, (lab: Lab) => Promise<unknown>]>([
    ['does not exist', (made) => tokens({ name: 'Another token' }, made)],
    ['has expired', (made) => tokens({ expiresAt: clock.now() }, made)],
    ['may only read', (made) => tokens({ actions: ['builds.read'] }, made)],
    [
      'belongs to a banned account',
      async (made) => [await tokens({ createdBy: made.publisher.accountId }, made), await ban(made.publisher)],
    ],
  ])('T69: refuses the change of a draft by an access token that %s', async (_name, lose) => {
    const made = await lab();
    const path = consolePath(made.slug, `game/${made.slug}-draft/draft`);
    const request = { method: 'POST', body: { action: 'release' }, ...made.byToken } as const;
    const { id } = dataOf(draftChange, await server.request(path, request));
    await lose(made);
    await runJob(server);
    expect(await made.state(id)).toMatchObject({ state: 'refused', error: TOKEN, result: null });
  });
});
