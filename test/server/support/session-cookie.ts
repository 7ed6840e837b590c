import type { Answer } from './http-client';
import type { TestServer } from './test-server';

const NAME = '__Host-holocade';

/** The Cookie header for the session that an answer has started; undefined when it has started none. */
export function sessionCookie(answer: Answer): string | undefined {
  const found = answer.setCookies.find((cookie) => cookie.startsWith(`${NAME}=`));
  return found?.split(';')[0];
}

/** One browser for all tests that do not care, so that none of its sign-ins is news. */
const DEVICE = `${NAME}-device=${'a-test-browser'.padEnd(43, '0')}`;

/** Signs a demo account in and answers its Cookie header. */
export async function signIn(server: TestServer, login: string, headers: { cookie?: string } = {}): Promise<string> {
  const answer = await server.request('/v1/public/user/auth/login', {
    body: { login, password: 'Holocade!1', remember: true },
    cookie: [headers.cookie, DEVICE].filter((part) => part !== undefined).join('; '),
  });
  const cookie = sessionCookie(answer);
  if (cookie === undefined) throw new Error(`No session: ${answer.text}`);
  return cookie;
}
