import type { Answer } from './http-client';
import type { TestServer } from './test-server';

const NAME = '__Host-holocade';

/** The Cookie header for the session started by an answer; undefined if it started none. */
export function sessionCookie(answer: Answer): string | undefined {
  const found = answer.setCookies.find((cookie) => cookie.startsWith(`${NAME}=`));
  return found?.split(';')[0];
}

/** One known browser for most tests, so that logins cause no new-device notification. */
const DEVICE = `${NAME}-device=${'a-test-browser'.padEnd(43, '0')}`;

/** Logs a demo account in and returns its Cookie header. */
export async function signIn(server: TestServer, login: string, headers: { cookie?: string } = {}): Promise<string> {
  const answer = await server.request('/v1/public/user/auth/login', {
    body: { login, password: 'Holocade!1', remember: true },
    cookie: [headers.cookie, DEVICE].filter((part) => part !== undefined).join('; '),
  });
  const cookie = sessionCookie(answer);
  if (cookie === undefined) throw new Error(`The login started no session: ${answer.text}`);
  return cookie;
}
