import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import type { JSONWebKeySet } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerToken } from '../../../../src/contract/player-token.contract';
import { SIGNS_FOR } from '../../../../src/domain/server-api/signing-keys';
import { accounts, sessions } from '../../../../server/platform/database/schema/accounts';
import { developers } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { pairwiseIds, signingKeys } from '../../../../server/platform/database/schema/server-api';
import { runSigningKeys } from '../../../../server/publishing/server-api/signing-keys';
import type { ConsoleFixture, Person } from '../console/console-fixture';
import { callAs, consoleFixture } from '../console/console-fixture';
import { dataOf } from '../../support/data-of';

const DAY = 24 * 60 * 60_000;
const GAME = 'lantern-drift';
let fixture: ConsoleFixture;
let ada: Person;
beforeAll(async () => {
  fixture = await consoleFixture({ demo: true });
  ada = await fixture.person('ada-tokens');
});
afterAll(() => fixture.server.close());

const issue = async (person = ada, game = GAME) =>
  dataOf(playerToken, await callAs(person, playerToken, { params: { game } })).token;
const keySet = async () => (await fixture.server.request('/.well-known/jwks.json')).json() as JSONWebKeySet;
const verify = async (token: string, audience = GAME) => {
  const options = { issuer: fixture.server.origin, audience, currentDate: fixture.clock.now() };
  return (await jwtVerify(token, createLocalJWKSet(await keySet()), options)).payload;
};
const keys = () => fixture.server.deps.database.db.select().from(signingKeys);

describe('a player token', () => {
  test('names issuer, game, player, name, premium and session, and ends after ten minutes', async () => {
    const { db } = fixture.server.deps.database;
    const payload = await verify(await issue());
    const issued = fixture.clock.now().getTime() / 1000;
    const hash = expect.stringMatching(/^[0-9a-f]{32}$/);
    const times = { iat: issued, exp: issued + 600 };
    const claims = { iss: fixture.server.origin, aud: GAME, sub: hash, sid: hash, name: 'ada-tokens', premium: false };
    expect(payload).toEqual({ ...claims, ...times });
    const until = new Date(fixture.clock.now().getTime() + DAY);
    await db.update(accounts).set({ alias: 'Ada', premiumUntil: until }).where(eq(accounts.id, ada.id));
    expect(await verify(await issue())).toMatchObject({ sub: payload.sub, name: 'Ada', premium: true });
  });

  test('T80: contains neither the account id nor the session id, and another developer gets another subject', async () => {
    const { db } = fixture.server.deps.database;
    const [foreign] = await db
      .select({ slug: games.slug })
      .from(games)
      .innerJoin(developers, eq(developers.id, games.developerId))
      .where(eq(developers.slug, 'northlight-forge'));
    const [one, two] = [decodeJwt(await issue()), decodeJwt(await issue(ada, foreign?.slug))];
    expect([one.sub === two.sub, one['sid'] === two['sid']]).toEqual([false, false]);
    const own = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, ada.id));
    for (const id of [ada.id, ...own.map((row) => row.id)]) expect(JSON.stringify([one, two])).not.toContain(id);
  });

  test('T80: is refused by the verification for another game, after its end and after a change', async () => {
    const token = await issue();
    await expect(verify(token, 'pulse-saber')).rejects.toMatchObject({ claim: 'aud' });
    const [head = '', body = '', signature = ''] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: 'a'.repeat(32) })).toString('base64url');
    await expect(verify(`${head}.${forged}.${signature}`)).rejects.toThrow('signature verification failed');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    await expect(verify(`${unsigned}.${body}.`)).rejects.toThrow();
    fixture.clock.advance(600_000);
    await expect(verify(token)).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' });
  });

  test('is refused for visitors and for unknown games', async () => {
    const path = playerToken.path.replace('{game}', GAME);
    expect((await fixture.server.request(path, { method: 'POST', body: {} })).status).toBe(401);
    expect((await callAs(ada, playerToken, { params: { game: 'no-game' } })).status).toBe(404);
  });

  test('keeps its subject in simultaneous first requests', async () => {
    const people = await Promise.all(['bo', 'cy', 'di'].map((name) => fixture.person(`${name}-tokens`)));
    for (const person of people) {
      const subjects = (await Promise.all(Array.from({ length: 4 }, () => issue(person)))).map((t) => decodeJwt(t).sub);
      expect(new Set(subjects).size).toBe(1);
    }
    expect(await fixture.server.deps.database.db.$count(pairwiseIds)).toBe(5);
  });
});

describe('the key set', () => {
  test('T80: has public keys only, which pages of every origin and caches may store for ten minutes', async () => {
    const answer = await fixture.server.request('/.well-known/jwks.json');
    const { 'cache-control': cache, 'access-control-allow-origin': origin } = answer.headers;
    expect([cache, origin]).toEqual(['public, max-age=600', '*']);
    const members = ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'];
    for (const key of (answer.json() as JSONWebKeySet).keys) expect(Object.keys(key).sort()).toEqual(members);
    const rows = await keys();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(JSON.stringify(row.publicKey)).not.toContain('"d"');
  });

  test('returns the set to one address at most 600 times in five minutes', async () => {
    const ip = '203.0.113.80';
    const statuses = [];
    for (let count = 0; count < 601; count += 1)
      statuses.push((await fixture.server.request('/.well-known/jwks.json', { ip })).status);
    expect([statuses.indexOf(429), statuses.lastIndexOf(200)]).toEqual([600, 599]);
  });

  test('publishes the next key an hour before it signs, and the old one until its tokens have expired', async () => {
    const old = await issue();
    const [first] = await keys();
    fixture.clock.advance(SIGNS_FOR - 60 * 60_000);
    const late = await fixture.person('late-tokens');
    await runSigningKeys(fixture.server.deps);
    await runSigningKeys(fixture.server.deps);
    expect((await keySet()).keys).toHaveLength(2);
    expect(decodeProtectedHeader(await issue(late)).kid).toBe(first?.id);
    fixture.clock.advance(60 * 60_000 - 1000);
    const last = await issue(late);
    fixture.clock.advance(1000);
    expect(decodeProtectedHeader(await issue(late)).kid).not.toBe(first?.id);
    fixture.clock.advance(9 * 60_000);
    await runSigningKeys(fixture.server.deps);
    await verify(last);
    fixture.clock.advance(10 * 60_000);
    await runSigningKeys(fixture.server.deps);
    expect((await keySet()).keys).toHaveLength(1);
    await expect(verify(old)).rejects.toThrow();
  });

  test('T80: replaces a key that the secret of the server cannot decrypt', async () => {
    const { db } = fixture.server.deps.database;
    const later = await fixture.person('later-tokens');
    await issue(later);
    await db.update(signingKeys).set({ sealedPrivateKey: 'sealed with another secret' });
    await verify(await issue(later));
    expect(await keys()).toHaveLength(1);
  });
});
