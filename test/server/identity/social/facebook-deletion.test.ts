import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deletionStatus } from '../../../../src/contract/account-deletion.contract';
import { createLogger } from '../../../../server/platform/system/create-logger';
import { deletionRequests } from '../../../../server/platform/database/schema/account-deletion';
import { socialIdentities } from '../../../../server/platform/database/schema/social';
import { dataOf } from '../../support/data-of';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { finalize, signInBy } from './social-flow';

const responseSchema = z.strictObject({
  url: z.string(),
  confirmation_code: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
});
const lines: string[] = [];
let server: TestServer;

beforeAll(async () => {
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  server = await startTestServer({ log });
});

afterAll(() => server.close());

function ask(userId: string, { secret, age = 0 }: { readonly secret?: string; readonly age?: number } = {}) {
  const key = createHmac('sha256', server.deps.config.secret).update('stand-in facebook').digest('hex');
  const issuedAt = Math.floor(server.deps.clock.now().getTime() / 1000) - age;
  const content = { algorithm: 'HMAC-SHA256', issued_at: issuedAt, user_id: userId };
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  const signature = createHmac('sha256', secret ?? key)
    .update(payload)
    .digest('base64url');
  return server.request('/callback/facebook/delete', {
    host: new URL(server.deps.urls.accountsOrigin).host,
    method: 'POST',
    body: `signed_request=${signature}.${payload}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: undefined },
  });
}

/** Reads the deletion status behind a status URL. */
async function statusBehind(url: string) {
  const path = Buffer.from(new URL(url).searchParams.get('token') ?? '', 'base64url').toString();
  const { path: call } = deletionStatus;
  const token = path.slice(call.length + 1);
  return dataOf(deletionStatus, await server.request(call, { method: 'PATCH', body: { token } }));
}

describe('Facebook data deletion callback', () => {
  test('requests the deletion of the account and returns its status URL', async () => {
    const { browser, end } = await signInBy(server, 'facebook', 'robin');
    await finalize(server, browser, end, { email: 'robin@people.example', username: 'robin' });
    const [identity] = await server.deps.database.db.select().from(socialIdentities);
    const answer = await ask(identity?.subject ?? '');
    expect(answer.status).toBe(200);
    const { url } = z.parse(responseSchema, answer.json());
    expect(url.startsWith(`${server.origin}/auth/delete/meta?token=`)).toBe(true);
    expect((await statusBehind(url)).status).toBe('pending');
    const found = await server.deps.database.db
      .select({ origin: deletionRequests.origin })
      .from(deletionRequests)
      .where(eq(deletionRequests.accountId, identity?.accountId ?? ''));
    expect(found).toEqual([{ origin: 'facebook' }]);
    const audited = `"event":"deletion-request","account":"${String(identity?.accountId)}","provider":"facebook"`;
    expect(lines.join('')).toContain(audited);
  });

  test('answers the same for an unknown person, of whom nothing is stored', async () => {
    const { url } = z.parse(responseSchema, (await ask('1234567')).json());
    expect((await statusBehind(url)).status).toBe('completed');
  });

  test.each([
    ['another secret has signed the request', { secret: 'another secret' }],
    ['the request is older than ten minutes', { age: 700 }],
  ])('changes nothing when %s', async (_why, how) => {
    const answer = await ask('1234567', how);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('url');
  });
});
