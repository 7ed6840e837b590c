import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRegister } from '../../../../src/contract/account.contract';
import { helpFeedback } from '../../../../src/contract/help.contract';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { feedback } from '../../../../server/platform/database/schema/help';
import { dataOf } from '../../support/data-of';
import { sessionCookie } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const FEEDBACK = '/v1/public/help/feedback';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const send = (body: unknown, options: { readonly cookie?: string } = {}) =>
  server.request(FEEDBACK, { body, ...options });
const stored = (subject: string) =>
  server.deps.database.db.select().from(feedback).where(eq(feedback.subject, subject));
const refused = async (body: unknown) => {
  const answer = await send(body);
  const { status, data } = answer.envelope();
  return { statuses: [answer.status, status.code], data };
};

describe('POST help/feedback', () => {
  test('stores a visitor’s feedback, trimmed', async () => {
    const answer = await send({ subject: 'The\nhome page', text: ' It is\u0000 fast.\r\nThank you! ' });
    expect(dataOf(helpFeedback, answer)).toBeNull();
    expect(await stored('The home page')).toMatchObject([
      { accountId: null, text: 'It is fast.\nThank you!', rating: null },
    ]);
  });

  test('stores a player’s feedback with name and stars, and preserves it without the account', async () => {
    const password = 'Moonlit-Harbour-7';
    const registered = await server.request('/v1/public/user/auth/register', {
      body: { email: 'teller@example.com', username: 'teller', password, password_confirmation: password },
    });
    const { account } = dataOf(authRegister, registered);
    const cookie = sessionCookie(registered) ?? '';
    dataOf(helpFeedback, await send({ subject: 'Stars', text: 'Five.', rating: 5 }, { cookie }));
    expect(await stored('Stars')).toMatchObject([{ accountId: account.id, rating: 5 }]);
    await server.deps.database.db.delete(accounts).where(eq(accounts.id, account.id));
    expect(await stored('Stars')).toMatchObject([{ accountId: null, text: 'Five.' }]);
  });

  test.each([
    [{ subject: 'A', text: ' \u200b ' }, { text: ['Please enter a text before submitting your feedback.'] }],
    [{ subject: '', text: 'B' }, { subject: ['Please enter a subject before submitting your feedback.'] }],
    [{ subject: 'A', text: 'b'.repeat(501) }, { text: ['Please enter at most 500 characters.'] }],
    [{ subject: 'a'.repeat(151), text: 'B' }, { subject: ['Please enter at most 150 characters.'] }],
    [{ subject: 'A', text: 'B', rating: 6 }, { rating: ['This must be one of: 1, 2, 3, 4, 5.'] }],
    [{ subject: 'A', text: 'B', rating: 2.5 }, { rating: ['This must be one of: 1, 2, 3, 4, 5.'] }],
    [{ subject: 'A', text: 'B', account: 'nova' }, { account: ['Unknown field.'] }],
    [{ subject: 'A' }, { text: ['This field is required.'] }],
  ])('refuses %j with the reason', async (body, errors) => {
    expect(await refused(body)).toEqual({ statuses: [422, 422], data: { errors } });
  });

  test('accepts 500 characters of any script, as counted by a reader', async () => {
    expect((await send({ subject: 'Many', text: '😀'.repeat(500) })).status).toBe(200);
    expect((await stored('Many'))[0]?.text).toBe('😀'.repeat(500));
  });

  test('stores markup and SQL as plain text', async () => {
    const text = `<script>alert(1)</script>'); drop table feedback; --`;
    expect((await send({ subject: 'Odd', text })).status).toBe(200);
    expect((await stored('Odd'))[0]?.text).toBe(text);
  });
});

describe('feedback table', () => {
  const row = { subject: 'A', text: 'B', rating: null, createdAt: new Date(0) };

  test.each([
    ['an empty text', { text: '' }],
    ['a text of 501 characters', { text: 'b'.repeat(501) }],
    ['an empty subject', { subject: '' }],
    ['a subject of 151 characters', { subject: 'a'.repeat(151) }],
    ['no star', { rating: 0 }],
    ['six stars', { rating: 6 }],
  ])('refuses %s by a constraint', async (_, change) => {
    const insert = server.deps.database.db.insert(feedback).values({ ...row, ...change });
    await expect(insert).rejects.toThrow();
  });
});

describe('feedback limit', () => {
  test('is ten in ten minutes in production, with the time to wait', async () => {
    const strict = await startTestServer({ environment: { NODE_ENV: 'production' }, maxDelayMs: 0 });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const answer = await strict.request(FEEDBACK, { body: { subject: 'A', text: 'B' } });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await strict.close();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
