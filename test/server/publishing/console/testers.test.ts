import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountHome } from '../../../../src/contract/account-pages.contract';
import { ownTestCalls } from '../../../../src/contract/testers.contract';
import { MAX_TESTERS } from '../../../../src/domain/console/testers';
import { blocks } from '../../../../server/platform/database/schema/friends';
import { gameTesters } from '../../../../server/platform/database/schema/testers';
import { dataOf } from '../../support/data-of';
import { insertPlayers } from '../../support/insert-players';
import type { Person } from './console-fixture';
import { callAs } from './console-fixture';
import { DRAFT, GAME, testersFixture } from './testers-fixture';

type Fixture = Awaited<ReturnType<typeof testersFixture>>;
let made: Fixture;
let people = 0;
beforeAll(async () => {
  made = await testersFixture();
});
afterAll(() => made.fixture.server.close());

const somebody = (options?: { readonly verified: boolean }): Promise<Person> => {
  people += 1;
  return made.fixture.person(`tester-${String(people)}`, options);
};

describe('an invitation to test', () => {
  test('by username reaches the bell, the mailbox and the page of tests, and opens the draft once accepted', async () => {
    const player = await somebody();
    expect((await made.page(player, DRAFT)).status).toBe(404);
    expect((await made.invite(player.username.toUpperCase())).status).toBe(200);
    expect(await made.fixture.news(player)).toMatchObject([{ title: 'Test “Kite”', link: '/account/tests' }]);
    const [mail] = await made.fixture.letters(player.username);
    expect(mail?.subject).toBe('moon-owner invites you to test Kite');
    expect(mail?.text).toContain('/account/tests');
    const { invitations, tests } = await made.ownTests(player);
    const home = dataOf(accountHome, await callAs(player, accountHome));
    expect([invitations.length, tests, home.tests]).toEqual([1, [], 1]);
    expect(invitations[0]).toMatchObject({ title: 'Kite', developer: 'The moon-lab', invitedBy: 'moon-owner' });
    // The invitation alone opens nothing.
    expect((await made.page(player, DRAFT)).status).toBe(404);
    const id = invitations[0]?.id ?? '';
    expect((await made.accept(player, id)).status).toBe(200);
    expect((await made.accept(player, id)).status).toBe(200);
    expect(await made.ownTests(player)).toMatchObject({
      invitations: [],
      tests: [{ title: 'Kite', draft: DRAFT, released: GAME }],
    });
    const draft = await made.page(player, DRAFT);
    expect([draft.status, draft.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(draft.json()).toMatchObject({ data: { game: { is_draft: true, released: GAME, ads_disabled: true } } });
    expect((await made.page(player, GAME)).json()).toMatchObject({ data: { game: { draft: DRAFT } } });
    expect((await made.list()).find(({ id: one }) => one === id)).toMatchObject({
      username: player.username,
      expires: null,
      played: null,
    });
    expect((await made.audit()).slice(-2)).toEqual([
      `tester.invite: Invited ${player.username.toUpperCase()} to test “${GAME}”.`,
      `tester.accept: Became a test user of “${GAME}”.`,
    ]);
  });

  test('T92: by email address gets the same answer for an unknown address, and reaches only the player who has confirmed it', async () => {
    const [known, unverified] = [await somebody(), await somebody({ verified: false })];
    const answers = [
      await made.invite(`${known.username}@mail.test`),
      await made.invite(`${unverified.username}@mail.test`),
      await made.invite('nobody-at-all@mail.test'),
    ];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await made.ownTests(unverified)).invitations).toEqual([]);
    const [invitation] = (await made.ownTests(known)).invitations;
    expect((await made.accept(known, invitation?.id ?? '')).status).toBe(200);
    expect((await made.page(known, DRAFT)).status).toBe(200);
    expect((await made.list()).map(({ username }) => username)).toContain('nobody-at-all@mail.test');
  });

  test('is declined, and reaches nobody who blocks the inviting member', async () => {
    const [player, blocker] = [await somebody(), await somebody()];
    await made.invite(player.username);
    const [invitation] = (await made.ownTests(player)).invitations;
    expect((await callAs(player, ownTestCalls.testLeave, { params: { id: invitation?.id ?? '' } })).status).toBe(200);
    expect((await made.ownTests(player)).invitations).toEqual([]);
    const { db } = made.fixture.server.deps.database;
    await db
      .insert(blocks)
      .values({ blocker: blocker.id, blocked: made.owner.id, createdAt: made.fixture.clock.now() });
    expect((await made.invite(blocker.username)).status).toBe(200);
    expect((await made.ownTests(blocker)).invitations).toEqual([]);
    expect(await made.fixture.news(blocker)).toEqual([]);
  });

  test('is refused for members, test users, invited and unknown players, bad addresses, and a fourth time in a week', async () => {
    const player = await somebody();
    const texts: string[] = [];
    const sent = async (to: string) => {
      const answer = await made.invite(to);
      const { status, error } = answer.json() as {
        readonly status: { readonly message: string };
        readonly error?: unknown;
      };
      texts.push(`${String(answer.status)} ${error === undefined ? status.message : ''}`.trim());
      return answer.status;
    };
    expect(await sent(made.support.username)).toBe(409);
    expect(await sent('no-such-player')).toBe(404);
    expect(await sent('not@an@address')).toBe(422);
    expect(await sent('')).toBe(422);
    expect(await sent(player.username)).toBe(200);
    expect(await sent(player.username)).toBe(409);
    const [invitation] = (await made.ownTests(player)).invitations;
    await made.accept(player, invitation?.id ?? '');
    expect(await sent(player.username)).toBe(409);
    const other = await somebody();
    for (const status of [200, 200, 200, 429]) {
      expect(await sent(other.username)).toBe(status);
      for (const { id, username } of await made.list()) if (username === other.username) await made.remove(id);
    }
    expect(texts[0]).toContain('is a member and sees the draft already.');
  });

  test('cannot be accepted after its end, by others, or once it is withdrawn', async () => {
    const [player, other] = [await somebody(), await somebody()];
    await made.invite(player.username);
    await made.invite(other.username);
    const [mine] = (await made.ownTests(player)).invitations;
    const [theirs] = (await made.ownTests(other)).invitations;
    expect((await made.accept(other, mine?.id ?? '')).status).toBe(404);
    expect((await made.remove(theirs?.id ?? '')).status).toBe(200);
    expect((await made.accept(other, theirs?.id ?? '')).status).toBe(404);
    const { db } = made.fixture.server.deps.database;
    await db
      .update(gameTesters)
      .set({ expiresAt: new Date(made.fixture.clock.now().getTime() - 1) })
      .where(eq(gameTesters.id, mine?.id ?? ''));
    expect((await made.accept(player, mine?.id ?? '')).status).toBe(410);
    expect((await made.list()).map(({ id }) => id)).not.toContain(mine?.id);
  });

  test('T92: is refused once a game has a hundred test users and invitations', async () => {
    const { db } = made.fixture.server.deps.database;
    const now = made.fixture.clock.now();
    const free = MAX_TESTERS - (await made.list()).length;
    const names = await insertPlayers(made.fixture.server.deps.database, free, now, 'crowd');
    const row = { developerId: made.developerId, game: GAME, createdAt: now, acceptedAt: now, expiresAt: now };
    await db.insert(gameTesters).values(names.map((accountId) => ({ ...row, accountId })));
    const player = await somebody();
    expect((await made.invite(player.username)).envelope().status.message).toContain('at most 100 test users');
    await db.delete(gameTesters).where(inArray(gameTesters.accountId, names));
    expect((await made.invite(player.username)).status).toBe(200);
  });
});
