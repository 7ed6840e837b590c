import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineCall } from '../../../../src/contract/define-call';
import { ok } from '../../../../src/domain/shared/result';
import { accountBans } from '../../../../server/platform/database/schema/accounts';
import { developerTokens } from '../../../../server/platform/database/schema/console';
import { developerMembers } from '../../../../server/platform/database/schema/developers';
import { route } from '../../../../server/platform/http/route';
import type { ConsoleFixture, Person } from './console-fixture';
import { consoleFixture } from './console-fixture';

const call = defineCall({
  method: 'POST',
  path: '/v1/test/{developer}/{game}',
  access: 'member',
  action: 'builds.publish',
  summary: 'A test.',
  params: z.object({ developer: z.string(), game: z.string() }),
  data: z.string(),
});

let fixture: ConsoleFixture;
let nova: Person;
let studio: number;
beforeAll(async () => {
  const routes = () => [
    route(call, async ({ caller: { member } }) => ok({ data: member.token ? member.token.name : member.role })),
  ];
  fixture = await consoleFixture({ routes });
  nova = await fixture.person('nova');
  studio = await fixture.developer('studio', [[nova, 'owner']]);
  await fixture.developer('other', [[nova, 'analyst']]);
});
afterAll(() => fixture.server.close());

const send = (path: string, authorization?: string, origin?: string) =>
  fixture.server.request(`/v1/test/${path}`, { method: 'POST', body: {}, headers: { authorization, origin } });
const withToken = async (path: string, secret: string) => (await send(path, `Bearer ${secret}`)).status;

describe('a call of a developer', () => {
  test('acts for a member with the role, and for a token with its name', async () => {
    const own = await nova.browser.send('/v1/test/studio/game', { method: 'POST', body: {} });
    expect(own.envelope().data).toBe('owner');
    const secret = await fixture.token(studio, nova, { actions: ['builds.publish'] });
    expect((await send('studio/game', `Bearer ${secret}`)).envelope().data).toBe('A program');
  });

  test('is refused for a role and for a token without the action', async () => {
    expect((await nova.browser.send('/v1/test/other/game', { method: 'POST', body: {} })).status).toBe(403);
    expect(await withToken('studio/game', await fixture.token(studio, nova, { actions: ['builds.read'] }))).toBe(403);
  });

  test('is refused for a former member as for a developer that does not exist', async () => {
    const vega = await fixture.person('vega');
    const club = await fixture.developer('club', [[vega, 'owner']]);
    const answerOf = async (path: string) => {
      const answer = await vega.browser.send(`/v1/test/${path}`, { method: 'POST', body: {} });
      return [answer.status, answer.envelope().status.message];
    };
    expect((await answerOf('club/game'))[0]).toBe(200);
    await fixture.server.deps.database.db.delete(developerMembers).where(eq(developerMembers.developerId, club));
    const refused = [404, 'You are not, or no longer, a member of this developer.'];
    expect([await answerOf('club/game'), await answerOf('nothing/game')]).toEqual([refused, refused]);
  });

  test('T69: is refused for a token of another developer or of another game, and for a wrong or expired one', async () => {
    const secret = await fixture.token(studio, nova, { actions: ['builds.publish'], game: 'lantern' });
    expect(await withToken('studio/lantern', secret)).toBe(200);
    expect(await withToken('studio/orbit', secret)).toBe(403);
    expect(await withToken('other/lantern', secret)).toBe(404);
    expect(await withToken('nothing/lantern', secret)).toBe(404);
    expect(await withToken('studio/lantern', `${secret}x`)).toBe(401);
    expect(await withToken('studio/lantern', '')).toBe(401);
    fixture.clock.advance(24 * 60 * 60 * 1000);
    expect(await withToken('studio/lantern', secret)).toBe(401);
  });

  test('T66: is refused for a token while its creator is banned', async () => {
    const ada = await fixture.person('ada');
    const secret = await fixture.token(studio, ada, { actions: ['builds.publish'] });
    const { db } = fixture.server.deps.database;
    await db.insert(accountBans).values({ accountId: ada.id, reason: 'Malware', bannedAt: fixture.clock.now() });
    expect(await withToken('studio/lantern', secret)).toBe(401);
    await db.delete(accountBans);
    expect(await withToken('studio/lantern', secret)).toBe(200);
  });

  test('records the use of a token once a minute', async () => {
    const secret = await fixture.token(studio, nova, { actions: ['builds.publish'], game: 'used' });
    const used = async () =>
      (
        await fixture.server.deps.database.db.select().from(developerTokens).where(eq(developerTokens.game, 'used'))
      ).map(({ usedAt }) => usedAt?.getTime());
    const first = fixture.clock.now().getTime();
    await withToken('studio/used', secret);
    fixture.clock.advance(30_000);
    await withToken('studio/used', secret);
    expect(await used()).toEqual([first]);
    fixture.clock.advance(31_000);
    await withToken('studio/used', secret);
    expect(await used()).toEqual([first + 61_000]);
  });
});
