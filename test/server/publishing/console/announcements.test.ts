import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyCall } from '../../../../src/contract/call';
import { developerFollow } from '../../../../src/contract/follows.contract';
import {
  announcementChange,
  announcementCreate,
  announcementDelete,
  announcementForm,
  announcementList,
  announcementPreview,
  announcementPublish,
  announcementUnschedule,
} from '../../../../src/contract/developer-community.contract';
import { notificationList } from '../../../../src/contract/inbox.contract';
import { announcementMost } from '../../../../src/domain/console/announcement';
import { banUser } from '../../../../server/identity/bans/ban-commands';
import { notifyFollowers, removeNotifications } from '../../../../server/catalogue/developers/notify-followers';
import { developerAudit } from '../../../../server/platform/database/schema/console';
import { announcements, developerMembers } from '../../../../server/platform/database/schema/developers';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { publishDueAnnouncements } from '../../../../server/publishing/console/announcements.repository';
import { dataOf } from '../../support/data-of';
import type { CommunityFixture } from './community-fixture';
import { communityFixture, GAME, STUDIO } from './community-fixture';
import type { Person } from './console-fixture';
import { callAs } from './console-fixture';

let fixture: CommunityFixture;
let fan: Person;

beforeAll(async () => {
  fixture = await communityFixture();
  fan = await fixture.person('a-fan');
  await callAs(fan, developerFollow, { params: { developer: STUDIO }, body: { following: true } });
});
beforeEach(async () => {
  const { db } = fixture.server.deps.database;
  await db.delete(announcements).where(eq(announcements.developerId, fixture.developerId));
  await db.delete(developerAudit);
  await db.delete(notifications);
});
afterAll(() => fixture.server.close());

const DAY = 86_400_000;
const TEXT = { title: 'Windy Days', body: 'It is **windy** at the marmalade lake.', game: null as string | null };
const send = (call: AnyCall, announcement = '', body: unknown = {}, by = fixture.publisher) =>
  callAs(by, call, { params: { developer: STUDIO, announcement }, body });
const create = async (text = TEXT) => dataOf(announcementCreate, await send(announcementCreate, '', text));
const form = async (slug: string) => dataOf(announcementForm, await send(announcementForm, slug));
const publish = (slug: string, revision: string, at: string | null = null) =>
  send(announcementPublish, slug, { revision, at });
const onPage = (slug: string) => fixture.server.request(`/v1/public/entity/dev/org/${STUDIO}/announcements/${slug}`);
const found = async () => {
  const path = '/v1/public/global/search?query=marmalade&announcements=true';
  return (await fixture.server.request(path)).text.includes('Windy Days');
};
const messageOf = async (answer: ReturnType<typeof send>) => (await answer).envelope().status.message;
const newsOf = async (person: Person) => (await fixture.received(person)).filter(({ kind }) => kind === 'announcement');
const unreadOf = async (person: Person) => dataOf(notificationList, await callAs(person, notificationList)).unread;
const runDue = async () => {
  await publishDueAnnouncements(fixture.server.deps);
  await notifyFollowers(fixture.server.deps);
  await removeNotifications(fixture.server.deps);
};

describe('an announcement in the console', () => {
  test('is a draft that only members see, until it is published on its page and in the search', async () => {
    const { slug, revision } = await create({ ...TEXT, game: GAME });
    expect([slug, (await onPage(slug)).status, await found()]).toEqual(['windy-days', 404, false]);
    expect(await form(slug)).toMatchObject({ text: { ...TEXT, game: GAME }, revision, state: 'draft', page: null });
    expect((await publish(slug, revision)).status).toBe(200);
    expect((await onPage(slug)).text).toContain('It is <strong>windy</strong> at the marmalade lake.');
    expect(await found()).toBe(true);
    await runDue();
    expect(await newsOf(fan)).toMatchObject([
      { kind: 'announcement', link: `/arcade/games/developer/${STUDIO}/announcements/windy-days` },
    ]);
    expect((await form(slug)).page).toMatch(/announcements\/windy-days$/);
    expect(await messageOf(publish(slug, revision))).toBe('This announcement is already published.');
    expect(await fixture.audit(fixture.developerId)).toEqual([
      'announcement.create: Wrote the announcement “windy-days”.',
      'announcement.publish: Published the announcement “windy-days”.',
    ]);
    expect((await send(announcementDelete, slug)).status).toBe(200);
    expect([(await onPage(slug)).status, await found()]).toEqual([404, false]);
    // The job has not deleted the notifications yet.
    expect([(await newsOf(fan)).length, await unreadOf(fan)]).toEqual([1, 0]);
    await runDue();
    expect(await newsOf(fan)).toEqual([]);
  });

  test('is changed after the publication without another notification', async () => {
    const { slug, revision } = await create();
    await publish(slug, revision);
    await runDue();
    const before = await fixture.received(fan);
    const text = { ...TEXT, body: 'It is calm.' };
    const changed = dataOf(announcementChange, await send(announcementChange, slug, { revision, text }));
    expect(changed.revision).not.toBe(revision);
    await runDue();
    expect((await onPage(slug)).text).toContain('<p>It is calm.</p>');
    expect(await fixture.received(fan)).toEqual(before);
    expect(await messageOf(send(announcementChange, slug, { revision, text }))).toBe(
      'Another member has changed this announcement in the meantime.',
    );
  });

  test('is published once at its time by the database’s clock, but not after its schedule is cancelled', async () => {
    const { slug, revision } = await create();
    const at = new Date(fixture.clock.now().getTime() + DAY).toISOString();
    expect((await publish(slug, revision, at)).status).toBe(200);
    expect(await form(slug)).toMatchObject({ state: 'scheduled', scheduled: at });
    const { db } = fixture.server.deps.database;
    const makeDue = () => db.update(announcements).set({ scheduledAt: sql`clock_timestamp() - interval '1 second'` });
    await db.update(announcements).set({ scheduledAt: sql`clock_timestamp() + interval '1 minute'` });
    await runDue();
    expect((await onPage(slug)).status).toBe(404);
    await send(announcementUnschedule, slug);
    await runDue();
    expect([(await form(slug)).state, (await send(announcementUnschedule, slug)).status]).toEqual(['draft', 404]);
    await publish(slug, revision, at);
    await makeDue();
    await Promise.all([runDue(), runDue()]);
    expect(await form(slug)).toMatchObject({ state: 'published', scheduled: null });
    expect((await fixture.received(fan)).filter(({ link }) => link?.endsWith(slug))).toHaveLength(1);
  });

  test.each([
    [
      'is removed',
      (by: Person) =>
        fixture.server.deps.database.db.delete(developerMembers).where(eq(developerMembers.accountId, by.id)),
    ],
    ['is banned', (by: Person) => banUser(fixture.server.deps, { username: by.username, reason: 'Spam' })],
    [
      'becomes an analyst',
      (by: Person) =>
        fixture.server.deps.database.db
          .update(developerMembers)
          .set({ role: 'analyst' })
          .where(eq(developerMembers.accountId, by.id)),
    ],
  ])('T73: stays a draft at its time if the member who has scheduled it %s', async (name, lose) => {
    const { db } = fixture.server.deps.database;
    const leaver = await fixture.person(name.replaceAll(' ', '-'));
    const { developerId } = fixture;
    await db.insert(developerMembers).values({ developerId, accountId: leaver.id, role: 'publisher' });
    const { slug, revision } = await create();
    const at = new Date(fixture.clock.now().getTime() + DAY).toISOString();
    expect((await send(announcementPublish, slug, { revision, at }, leaver)).status).toBe(200);
    await lose(leaver);
    await db.update(announcements).set({ scheduledAt: sql`clock_timestamp() - interval '1 second'` });
    await runDue();
    expect(await form(slug)).toMatchObject({ state: 'draft', scheduled: null });
    expect((await fixture.audit(developerId)).at(-1)).toBe(
      'announcement.unschedule: Did not publish the announcement “windy-days”, because the member who scheduled it may no longer publish.',
    );
  });

  test('is refused without texts, about another developer’s game, and at a wrong time', async () => {
    const fields = async (text: object) => (await send(announcementCreate, '', { ...TEXT, ...text })).status;
    expect(await fields({ title: ' ' })).toBe(422);
    expect(await fields({ body: '\u200b' })).toBe(422);
    expect(await fields({ title: 'x'.repeat(121) })).toBe(422);
    expect(await fields({ body: 'x'.repeat(20_001) })).toBe(422);
    expect(await fields({ game: 'kite-hill' })).toBe(422);
    const { slug, revision } = await create();
    const inDays = (days: number) => new Date(fixture.clock.now().getTime() + days * DAY).toISOString();
    expect(await messageOf(publish(slug, revision, inDays(-1)))).toBe('Choose a time in the future.');
    expect(await messageOf(publish(slug, revision, inDays(400)))).toBe('Choose a time within a year.');
    expect(await messageOf(publish(slug, 'older'))).toBe(
      'Another member has changed this announcement in the meantime.',
    );
  });

  test('gets a slug of its own, also for an equal title and for one without Latin letters', async () => {
    await create();
    expect((await create()).slug).toBe('windy-days-2');
    expect((await create({ ...TEXT, title: '風の日' })).slug).toBe('announcement');
    const { announcements: listed } = dataOf(announcementList, await send(announcementList));
    expect(listed.map(({ state }) => state)).toEqual(['draft', 'draft', 'draft']);
  });

  test('T73: is published at most ten times in 24 hours, also if announcements are deleted', async () => {
    for (let count = 0; count < announcementMost.published; count += 1) {
      const { slug, revision } = await create();
      expect((await publish(slug, revision)).status).toBe(200);
      await send(announcementDelete, slug);
    }
    const { slug, revision } = await create();
    const refused = 'A developer publishes and schedules at most 10 announcements in 24 hours. Your draft is kept.';
    expect(await messageOf(publish(slug, revision))).toBe(refused);
    expect(await messageOf(publish(slug, revision, new Date(fixture.clock.now().getTime() + DAY).toISOString()))).toBe(
      refused,
    );
    fixture.clock.advance(DAY);
    expect((await publish(slug, revision)).status).toBe(200);
  });

  test('T73: is refused as the twenty-first draft', async () => {
    const { db } = fixture.server.deps.database;
    const now = fixture.clock.now();
    const text = { title: 'A', excerpt: '', body: 'A', bodyHtml: '<p>A</p>', labels: '' };
    const rows = Array.from({ length: announcementMost.drafts }, (_, index) => ({
      ...{ ...text, slug: `draft-${String(index)}`, developerId: fixture.developerId },
      ...{ status: 'draft' as const, publishedAt: now },
    }));
    await db.insert(announcements).values(rows);
    expect(await messageOf(send(announcementCreate, '', TEXT))).toBe(
      'A developer has at most 20 drafts. Publish or delete one first.',
    );
  });

  test('T73: contains no script in the preview and on the page, for any Markdown', async () => {
    const hostile = [
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
      '[a](javascript:alert(1)) ![b](javascript:alert(1)) <a href="data:text/html,x">c</a>',
      '<iframe src="https://evil.test"></iframe><form action="https://evil.test"><input></form><style>*{}</style>',
    ].join('\n\n');
    const { html } = dataOf(announcementPreview, await send(announcementPreview, '', { body: hostile }));
    const { slug, revision } = await create({ ...TEXT, body: hostile });
    await publish(slug, revision);
    const page = (await onPage(slug)).envelope().data as { readonly announcement: { readonly body: string } };
    expect(page.announcement.body).toBe(html);
    const link = '<a href="https://evil.test" rel="noopener nofollow">';
    expect(new Set(html.match(/<[^>]*>/g))).toEqual(new Set(['<p>', '</p>', link, '</a>']));
  });
});
