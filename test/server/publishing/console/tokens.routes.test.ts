import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenCreate, tokenList, tokenRevoke } from '../../../../src/contract/console.contract';
import { developerTokens } from '../../../../server/platform/database/schema/console';
import { cleanUp } from '../../../../server/platform/jobs/clean-up';
import { dataOf } from '../../support/data-of';
import type { ConsoleFixture, Person } from './console-fixture';
import { callAs, consoleFixture } from './console-fixture';

const DAY_MS = 24 * 60 * 60 * 1000;
const form = { name: ' CI\n', actions: ['builds.publish'], days: 20 };
let fixture: ConsoleFixture;
let nova: Person;
let developerId: number;
const params = { developer: 'paper-moon' };
beforeAll(async () => {
  fixture = await consoleFixture();
  nova = await fixture.person('nova');
  developerId = await fixture.developer('paper-moon', [[nova, 'owner']]);
});
afterAll(() => fixture.server.close());

const create = (body: object) => callAs(nova, tokenCreate, { params, body });
const list = async () => dataOf(tokenList, await callAs(nova, tokenList, { params })).tokens;
const stored = () =>
  fixture.server.deps.database.db.select().from(developerTokens).where(eq(developerTokens.developerId, developerId));

describe('an access token', () => {
  test('T69: has a secret of 256 bits that is returned once and stored only as a hash', async () => {
    const { token, secret } = dataOf(tokenCreate, await create({ ...form, game: 'lantern' }));
    expect(secret).toMatch(/^hol_[A-Za-z0-9_-]{43}$/);
    const expected = { name: 'CI', actions: ['builds.publish'], game: 'lantern', createdBy: 'nova', used: null };
    expect(token).toMatchObject({ ...expected, expires: '2026-03-21T12:00:00.000Z' });
    expect(await list()).toEqual([token]);
    const rows = await stored();
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([createHash('sha256').update(secret).digest('hex')]);
    expect(JSON.stringify([rows, await list(), await fixture.audit(developerId)])).not.toContain(secret.slice(4));
    expect(await fixture.audit(developerId)).toEqual([
      'token.create: Created the access token “CI” (builds.publish) for the game “lantern” until 2026-03-21.',
    ]);
  });

  test('is revoked at once, and only by its own developer', async () => {
    const [{ id } = expect.fail('The token is missing.')] = await list();
    const other = await fixture.person('vega');
    await fixture.developer('vega-works', [[other, 'owner']]);
    const foreign = await callAs(other, tokenRevoke, { params: { developer: 'vega-works', id } });
    expect([foreign.status, (await list()).length]).toEqual([404, 1]);
    const revoke = () => callAs(nova, tokenRevoke, { params: { ...params, id } });
    expect([(await revoke()).status, (await revoke()).status, await list()]).toEqual([200, 404, []]);
  });

  test.each([
    ['no action', { actions: [] }],
    ['an unknown action', { actions: ['members.change'] }],
    ['no days', { days: 0 }],
    ['more than a year', { days: 366 }],
    ['an invisible name', { name: '\u200b' }],
  ])('is refused with %s', async (_name, change) => {
    expect((await create({ ...form, ...change })).status).toBe(422);
  });

  test('is refused for a game of another developer, and accepted for a game that does not exist yet', async () => {
    const demo = await consoleFixture({ demo: true });
    const maker = await demo.person('token-maker');
    await demo.developer('token-works', [[maker, 'owner']]);
    const statusFor = async (game: string) =>
      (await callAs(maker, tokenCreate, { params: { developer: 'token-works' }, body: { ...form, game } })).status;
    expect([await statusFor('lantern-drift'), await statusFor('not-there-yet')]).toEqual([422, 200]);
    await demo.server.close();
  });

  test('T79: is refused with the name of another valid token in any letter case, also in simultaneous requests', async () => {
    const answers = await Promise.all(['Deploy', 'deploy', 'DEPLOY '].map((name) => create({ ...form, name })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.text).toContain('Another access token has this name. Choose another one.');
    const [{ id } = expect.fail('The token is missing.')] = (await list()).filter(({ name }) => /deploy/i.test(name));
    expect((await callAs(nova, tokenRevoke, { params: { ...params, id } })).status).toBe(200);
    expect((await create({ ...form, name: 'deploy' })).status).toBe(200);
  });

  test('is limited to fifty at a time, also in simultaneous requests', async () => {
    const before = (await list()).length;
    const statuses = [];
    for (let batch = 0; batch < 6; batch += 1)
      statuses.push(
        ...(
          await Promise.all(
            Array.from({ length: 10 }, (_, index) => create({ ...form, name: `CI ${String(batch)}.${String(index)}` })),
          )
        ).map(({ status }) => status),
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(50 - before);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(await list()).toHaveLength(50);
  });

  test('is not listed after its end, and deleted by the job “cleanup”', async () => {
    fixture.clock.advance(20 * DAY_MS);
    expect([(await list()).length, (await stored()).length]).toEqual([0, 50]);
    await cleanUp(fixture.server.deps);
    expect(await stored()).toEqual([]);
  });
});
