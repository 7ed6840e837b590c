import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionList } from '../../../../src/contract/security.contract';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { dataOf } from '../../support/data-of';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const SESSIONS = '/v1/private/user/account/sessions';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
});

afterAll(() => server.close());

async function browsers(username: string, count: number): Promise<TestBrowser[]> {
  const made = Array.from({ length: count }, () => new TestBrowser(server));
  for (const browser of made) expect((await browser.login(username, PASSWORD)).status).toBe(200);
  return made;
}

const listOf = async (browser: TestBrowser) => dataOf(sessionList, await browser.send(SESSIONS)).sessions;

describe('GET account/sessions', () => {
  test('lists the player’s own sessions, the current one first, without secrets', async () => {
    await addPlayer(server, 'vega');
    await addPlayer(server, 'other');
    await browsers('other', 1);
    const [first, second] = await browsers('vega', 2);
    const listed = first && (await listOf(first));
    expect(listed?.map(({ current }) => current)).toEqual([true, false]);
    expect((second && (await listOf(second)))?.[0]?.id).toBe(listed?.[1]?.id);
    expect(Object.keys(listed?.[0] ?? {}).sort()).toEqual(['created', 'current', 'device', 'id', 'last_seen']);
  });

  test('requires a logged-in player', async () => {
    expect((await new TestBrowser(server).send(SESSIONS)).status).toBe(401);
  });
});

describe('DELETE account/sessions/{session}', () => {
  test('T36: ends only the given session, and answers 404 to a second call', async () => {
    await addPlayer(server, 'mira');
    const [own, other] = await browsers('mira', 2);
    if (!own || !other) throw new Error('Two browsers are needed.');
    const id = (await listOf(own))[1]?.id ?? '';
    expect((await own.send(`${SESSIONS}/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect([await own.status(), await other.status()]).toEqual([200, 401]);
    expect((await own.send(`${SESSIONS}/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('T28: answers 404 for another player’s session and keeps it', async () => {
    await addPlayer(server, 'orion');
    await addPlayer(server, 'thief');
    const [owner] = await browsers('orion', 1);
    const [thief] = await browsers('thief', 1);
    if (!owner || !thief) throw new Error('Two browsers are needed.');
    const id = (await listOf(owner))[0]?.id ?? '';
    const answers = [id, randomUUID(), 'nonsense'].map((name) =>
      thief.send(`${SESSIONS}/${name}`, { method: 'DELETE' }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await owner.status()).toBe(200);
  });

  test('removes the cookie when the current session is deleted', async () => {
    await addPlayer(server, 'lyra');
    const [own] = await browsers('lyra', 1);
    if (!own) throw new Error('A browser is needed.');
    await own.send(`${SESSIONS}/${(await listOf(own))[0]?.id ?? ''}`, { method: 'DELETE' });
    expect(own.cookie).not.toContain('__Host-holocade=');
  });
});

describe('DELETE account/sessions', () => {
  test('T36: ends all other sessions and returns their number', async () => {
    await addPlayer(server, 'nash');
    const [own, ...others] = await browsers('nash', 4);
    const answer = await own?.send(SESSIONS, { method: 'DELETE' });
    expect(answer?.envelope().data).toEqual({ ended: 3 });
    expect(await Promise.all([own, ...others].map(async (browser) => browser?.status()))).toEqual([200, 401, 401, 401]);
  });
});
