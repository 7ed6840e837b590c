import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addDeveloper, addMember, consolePath } from './upload-fixture';

let server: TestServer;
let cookie = '';
const DEVELOPER = 'http://developer.holocade.localhost:9200';
const UPLOADS = consolePath('moon-lab', 'uploads');
const HOME = '/v1/private/developer/home';

beforeAll(async () => {
  server = await startTestServer({ demo: false });
  const { id } = await addDeveloper(server, 'moon-lab');
  ({ cookie } = await addMember(server, id, 'pia', 'publisher'));
});
afterAll(() => server.close());

const allowed = (headers: Readonly<Record<string, unknown>>) => [
  headers['access-control-allow-origin'],
  headers['access-control-allow-credentials'],
];
const preflight = (path: string, origin: string) =>
  server.request(path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'PATCH' } });
const create = (origin: string, site = 'same-site') =>
  server.request(UPLOADS, {
    ...{ method: 'POST', cookie },
    headers: { origin, 'sec-fetch-site': site, 'tus-resumable': '1.0.0', 'upload-length': '9' },
  });

describe('pages of the developer host', () => {
  test('may make the calls of the console with credentials, and read the headers of tus', async () => {
    expect(server.deps.urls.developerOrigin).toBe(DEVELOPER);
    const asked = await preflight(`${UPLOADS}/x`, DEVELOPER);
    expect([asked.status, ...allowed(asked.headers)]).toEqual([204, DEVELOPER, 'true']);
    expect(asked.headers['access-control-allow-methods']).toContain('PATCH');
    expect(asked.headers['access-control-allow-headers']).toContain('Upload-Offset');
    const made = await create(DEVELOPER);
    expect([made.status, ...allowed(made.headers)]).toEqual([201, DEVELOPER, 'true']);
    expect(made.headers['access-control-expose-headers']).toContain('Upload-Offset');
    expect(made.headers['vary']).toContain('origin');
    const games = await server.request(consolePath('moon-lab', 'games'), { cookie, headers: { origin: DEVELOPER } });
    expect([games.status, ...allowed(games.headers)]).toEqual([200, DEVELOPER, 'true']);
  });

  test('may read who is logged in, and refusals', async () => {
    const home = await server.request(HOME, { cookie, headers: { origin: DEVELOPER } });
    expect([home.status, ...allowed(home.headers)]).toEqual([200, DEVELOPER, 'true']);
    const refused = await server.request(HOME, { headers: { origin: DEVELOPER } });
    expect([refused.status, ...allowed(refused.headers)]).toEqual([401, DEVELOPER, 'true']);
  });

  test.each([
    '/v1/private/user/account/settings',
    '/v1/public/user/auth/login',
    '/v1/public/user/auth/status',
    '/v1/private/developer',
  ])('T60: may not make another call: %s', async (path) => {
    expect(allowed((await preflight(path, DEVELOPER)).headers)).toEqual([undefined, undefined]);
    const sent = await server.request(path, {
      ...{ method: 'POST', body: {}, cookie },
      headers: { origin: DEVELOPER, 'sec-fetch-site': 'same-site' },
    });
    expect([sent.status, sent.envelope().status.debug]).toEqual([403, 'err_origin']);
    expect(allowed(sent.headers)).toEqual([undefined, undefined]);
  });
});

describe('other origins', () => {
  test.each([
    'http://comet-golf.play.holocade.localhost:9200',
    'http://static.holocade.localhost:9200',
    'http://ads.play.holocade.localhost:9200',
    'https://developer.holocade.localhost:9200',
    'http://developer.holocade.localhost',
    'http://developer.evil.test',
    'null',
  ])('T60: may not make calls of the console: %s', async (origin) => {
    expect(allowed((await preflight(UPLOADS, origin)).headers)).toEqual([undefined, undefined]);
    const sent = await create(origin);
    expect([sent.status, ...allowed(sent.headers)]).toEqual([403, undefined, undefined]);
    const read = await server.request(consolePath('moon-lab', 'games'), { cookie, headers: { origin } });
    expect(allowed(read.headers)).toEqual([undefined, undefined]);
  });

  test('T60: a request of the developer host that the browser marks as cross-site is refused', async () => {
    expect((await create(DEVELOPER, 'cross-site')).status).toBe(403);
  });
});
