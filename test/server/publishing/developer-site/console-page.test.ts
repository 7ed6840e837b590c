import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { builtConsole } from './built-console';

const host = 'developer.holocade.localhost:9200';
const site = `http://${host}`;

describe('consolePage', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ demo: false, folders: { console: builtConsole() } });
  });
  afterAll(() => server.close());

  test.each(['/console', '/console/', '/console/paper-moon/games/kite?x=1'])(
    '%s is the console’s document with its own scripts only',
    async (path) => {
      const { status, text, headers, setCookies } = await server.request(path, { host });
      expect([status, setCookies, headers['cache-control']]).toEqual([200, [], 'no-cache']);
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`script-src ${site}/console/files/;`);
      expect(policy).toContain("connect-src 'self' http://holocade.localhost:9200;");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(text).toContain(`<meta name="sc-nonce" content="${nonce}">`);
      expect(text).toContain('<script type="module" src="/console/files/console-a.js"></script>');
      expect(text).toContain('<link rel="modulepreload" href="/console/files/packages-b.js">');
      expect(text).toContain('<link rel="stylesheet" href="/console/files/console-c.css">');
      expect(text).toContain('{"portalOrigin":"http://holocade.localhost:9200"}');
    },
  );

  test('serves the built files for a year, and no document for a missing one', async () => {
    const { status, text, headers } = await server.request('/console/files/console-a.js', { host });
    expect([status, text, headers['cache-control']]).toEqual([200, 'start()', 'public, max-age=31536000, immutable']);
    expect((await server.request('/console/files/missing.js', { host })).status).toBe(404);
    expect((await server.request('/console/files/../.vite/manifest.json', { host })).text).not.toContain('imports');
  });

  test('exists on the developer host only; the portal redirects its addresses', async () => {
    expect((await server.request('/console')).status).toBe(404);
    const redirected = async (path: string) => (await server.request(path)).headers['location'];
    expect(await redirected('/developer/console')).toBe(`${site}/console`);
    expect(await redirected('/developer/console/paper-moon/audit?page=2')).toBe(
      `${site}/console/paper-moon/audit?page=2`,
    );
  });
});

test('the developer site has no console before it is built', async () => {
  const server = await startTestServer({ demo: false, folders: { console: temporaryFolder({ 'a.txt': '' }) } });
  expect((await server.request('/console', { host })).status).toBe(404);
  await server.close();
});
