import { expect } from 'vitest';
import type { Answer } from './http-client';
import type { WaitingMail } from './mails-to';
import { mailsTo } from './mails-to';
import type { TestServer } from './test-server';

/** Requests an email with a password reset link. */
export const requestReset = (server: TestServer, email: string, headers = {}): Promise<Answer> =>
  server.request('/v1/public/user/auth/password/send-reset-mail', { body: { email }, headers });

/** Requests a reset email, waits until it is written after the answer, and returns it. */
export async function resetMail(server: TestServer, email: string): Promise<WaitingMail> {
  const written = (await mailsTo(server, email)).length;
  expect((await requestReset(server, email)).status).toBe(200);
  await expect.poll(() => mailsTo(server, email)).toHaveLength(written + 1);
  // Other emails to the address can have the same time.
  const mail = (await mailsTo(server, email)).findLast(({ kind }) => kind === 'reset-password');
  if (!mail) throw new Error(`No email was written to ${email}.`);
  return mail;
}
