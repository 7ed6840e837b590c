import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  consoleHome,
  invitationAnswer,
  invitationWithdraw,
  memberInvite,
  memberList,
} from '../../../../src/contract/console.contract';
import { cleanUp } from '../../../../server/platform/jobs/clean-up';
import { developerInvitations } from '../../../../server/platform/database/schema/console';
import { developerMembers } from '../../../../server/platform/database/schema/developers';
import { blocks } from '../../../../server/platform/database/schema/friends';
import { dataOf } from '../../support/data-of';
import { insertPlayers } from '../../support/insert-players';
import type { ConsoleFixture, Person } from './console-fixture';
import { callAs, consoleFixture } from './console-fixture';

const DAY_MS = 24 * 60 * 60 * 1000;
let fixture: ConsoleFixture;
let owner: Person;
let people = 0;
let studios = 0;
beforeAll(async () => {
  fixture = await consoleFixture();
  owner = await fixture.person('owner-one');
});
afterAll(() => fixture.server.close());

const somebody = (options?: { readonly verified: boolean }) => {
  people += 1;
  return fixture.person(`somebody-${String(people)}`, options);
};

/** Adds a developer that is owned by `owner`. */
async function studio() {
  studios += 1;
  const slug = `studio-${String(studios)}`;
  const id = await fixture.developer(slug, [[owner, 'owner']]);
  const params = { developer: slug };
  return {
    id,
    slug,
    async invite(to: string, role = 'publisher') {
      const answer = await callAs(owner, memberInvite, { params, body: { to, role } });
      await fixture.server.deps.afterAnswers.settled();
      return answer;
    },
    open: async () => dataOf(memberList, await callAs(owner, memberList, { params })).invitations,
    withdraw: (invitation: string) => callAs(owner, invitationWithdraw, { params: { ...params, id: invitation } }),
  };
}

const receivedBy = async (person: Person) => dataOf(consoleHome, await callAs(person, consoleHome)).invitations;
const answer = (person: Person, id: string, accept = true) =>
  callAs(person, invitationAnswer, { params: { id }, body: { accept } });
const only = async (person: Person) => (await receivedBy(person))[0]?.id ?? expect.fail('No invitation was received.');
describe('an invitation', () => {
  test('by username reaches the console, the bell and the mailbox, and makes the player a member', async () => {
    const [vega, { id, slug, invite, open }] = [await somebody(), await studio()];
    expect((await invite(vega.username.toUpperCase(), 'analyst')).status).toBe(200);
    expect(await open()).toMatchObject([{ username: vega.username, role: 'analyst' }]);
    expect(await fixture.news(vega)).toMatchObject([{ kind: 'developer', link: '/developer/console' }]);
    const [mail] = await fixture.letters(vega.username);
    expect(mail?.subject).toBe(`owner-one invites you to The ${slug}`);
    expect(mail?.text).toContain('http://developer.holocade.localhost:9200/console');
    expect(await receivedBy(vega)).toMatchObject([
      { developer: `The ${slug}`, role: 'analyst', invitedBy: 'owner-one' },
    ]);
    expect(dataOf(invitationAnswer, await answer(vega, await only(vega)))).toEqual({ developer: slug });
    expect(await fixture.roles(id)).toEqual({ 'owner-one': 'owner', [vega.username]: 'analyst' });
    expect([await receivedBy(vega), await open()]).toEqual([[], []]);
    expect(await fixture.audit(id)).toEqual([
      `invitation.send: Invited ${vega.username.toUpperCase()} as analyst.`,
      'invitation.accept: Joined as analyst.',
    ]);
  });

  test('can be declined, and withdrawn by an owner', async () => {
    const [vega, { id, invite, open, withdraw }] = [await somebody(), await studio()];
    await invite(vega.username);
    expect((await answer(vega, await only(vega), false)).status).toBe(200);
    expect(await fixture.roles(id)).toEqual({ 'owner-one': 'owner' });
    await invite(vega.username);
    const invitation = await only(vega);
    expect((await withdraw(invitation)).status).toBe(200);
    expect((await withdraw(invitation)).status).toBe(404);
    expect([(await answer(vega, invitation)).status, await open()]).toEqual([404, []]);
  });

  test('is refused to a member, to an unknown player and to a player with an open one', async () => {
    const [vega, { invite }] = [await somebody(), await studio()];
    const first = await invite(vega.username);
    const answers = [
      await invite(vega.username),
      await invite('owner-one'),
      await invite('nobody'),
      await invite('a@b'),
    ];
    expect([first, ...answers].map(({ status }) => status)).toEqual([200, 409, 409, 404, 422]);
  });

  test('T68: by email address gets the same answer and the same row for an unknown address', async () => {
    const [vega, { invite, open }] = [await somebody(), await studio()];
    const known = await invite(`${vega.username}@MAIL.test`);
    fixture.clock.advance(1);
    const unknown = await invite('unknown@mail.test');
    expect(known.text).toBe(unknown.text);
    const rows = (await open()).map(({ username, role }) => [username, role]);
    expect(rows).toEqual([
      [`${vega.username}@mail.test`, 'publisher'],
      ['unknown@mail.test', 'publisher'],
    ]);
    expect((await invite('unknown@mail.test')).status).toBe(409);
    expect(await fixture.letters('unknown')).toEqual([]);
    expect((await answer(vega, await only(vega))).status).toBe(200);
  });

  test('T68: by an address that is not verified reaches nobody', async () => {
    const [mira, { invite }] = [await somebody({ verified: false }), await studio()];
    await invite(`${mira.username}@mail.test`);
    expect([await receivedBy(mira), await fixture.news(mira)]).toEqual([[], []]);
    expect(await fixture.letters(mira.username)).toEqual([]);
  });

  test('T68: of a player who blocks the owner reaches nobody', async () => {
    const [vega, { invite }] = [await somebody(), await studio()];
    const { db } = fixture.server.deps.database;
    await db.insert(blocks).values({ blocker: vega.id, blocked: owner.id, createdAt: fixture.clock.now() });
    expect((await invite(vega.username)).status).toBe(200);
    expect([await receivedBy(vega), await fixture.news(vega)]).toEqual([[], []]);
  });

  test('T68: is sent to one player at most three times a week, and to twenty players at a time', async () => {
    const [vega, { invite, open, withdraw }] = [await somebody(), await studio()];
    for (let count = 0; count < 3; count += 1) {
      await invite(vega.username);
      await withdraw((await open())[0]?.id ?? '');
    }
    expect((await invite(vega.username)).status).toBe(429);
    for (let count = 0; count < 20; count += 1) await invite(`other-${String(count)}@mail.test`);
    expect((await invite('one-more@mail.test')).status).toBe(409);
  });

  test('ends after seven days, and its row a day later', async () => {
    const [vega, { invite, open }] = [await somebody(), await studio()];
    await invite(vega.username);
    const id = await only(vega);
    fixture.clock.advance(7 * DAY_MS);
    expect([await receivedBy(vega), await open()]).toEqual([[], []]);
    expect((await answer(vega, id)).status).toBe(410);
    const isStored = () =>
      fixture.server.deps.database.db.$count(developerInvitations, eq(developerInvitations.id, id));
    await cleanUp(fixture.server.deps);
    expect(await isStored()).toBe(1);
    fixture.clock.advance(DAY_MS);
    await cleanUp(fixture.server.deps);
    expect(await isStored()).toBe(0);
  });

  test('is accepted once by simultaneous answers, and not after its withdrawal', async () => {
    const [vega, { id, invite, withdraw }] = [await somebody(), await studio()];
    await invite(vega.username);
    const invitation = await only(vega);
    const answers = await Promise.all([1, 2, 3].map(() => answer(vega, invitation)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    const mira = await somebody();
    await invite(mira.username);
    const other = await only(mira);
    const [withdrawn, accepted] = await Promise.all([withdraw(other), answer(mira, other)]);
    expect([withdrawn.status, accepted.status].toSorted()).toEqual([200, 404]);
    expect(Object.keys(await fixture.roles(id)).includes(mira.username)).toBe(accepted.status === 200);
  });

  test('belongs to one player: others get 404', async () => {
    const [vega, mira, { invite }] = [await somebody(), await somebody(), await studio()];
    await invite(vega.username);
    const id = await only(vega);
    expect((await answer(mira, id)).status).toBe(404);
    expect((await answer(vega, id)).status).toBe(200);
  });

  test('is not accepted if the developer has a hundred members, and stays open', async () => {
    const [vega, { id, slug, invite, open }] = [await somebody(), await studio()];
    await invite(vega.username);
    const others = await insertPlayers(fixture.server.deps.database, 99, fixture.clock.now(), `full-${slug}`);
    await fixture.server.deps.database.db
      .insert(developerMembers)
      .values(others.map((accountId) => ({ developerId: id, accountId, role: 'support' as const })));
    const refused = await answer(vega, await only(vega));
    expect([refused.status, refused.envelope().status.message]).toEqual([
      409,
      `The ${slug} already has 100 members, the maximum.`,
    ]);
    expect([(await open()).length, Object.keys(await fixture.roles(id)).includes(vega.username)]).toEqual([1, false]);
  });
});
