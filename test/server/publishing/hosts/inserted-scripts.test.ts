import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertScripts, withScripts } from '../../../../server/publishing/hosts/inserted-scripts';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const TAG = '<script src="/a.js"></script>';
const inserted = (page: string) => withScripts(Buffer.from(page), ['/a.js']).toString();

describe('withScripts', () => {
  test.each([
    ['<!doctype html><html lang="en"><head><title>x</title>', '<!doctype html><html lang="en"><head>@<title>x</title>'],
    ['<!doctype html><title>x</title>', '<!doctype html>@<title>x</title>'],
    ['<p>no document type, as in quirks mode', '@<p>no document type, as in quirks mode'],
    ['<?xml version="1.0"?><!DOCTYPE html><html><head >', '<?xml version="1.0"?><!DOCTYPE html><html><head >@'],
    ['<!-- <head> --><!doctype html><html><header>', '<!-- <head> --><!doctype html><html>@<header>'],
    ['<!doctype html><html data-a="1 > 0"><head>', '<!doctype html><html data-a="1 > 0"><head>@'],
    ['<!doctype html><!--><script>own()</script>-->', '<!doctype html><!-->@<script>own()</script>-->'],
    ['', '@'],
  ])('inserts scripts before the page’s own and after the document type: %s', (page, expected) => {
    expect(inserted(page)).toBe(expected.replace('@', TAG));
  });

  test('inserts scripts after a byte order mark', () => {
    expect(inserted('\uFEFF<!doctype html><html>')).toBe(`\uFEFF<!doctype html><html>${TAG}`);
  });

  test.each(['little', 'big'])('inserts scripts in the encoding of a UTF-16 page, %s endian', (endian) => {
    const encode = (text: string) => {
      const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
      return endian === 'big' ? bytes.swap16() : bytes;
    };
    expect(withScripts(encode('<!doctype html><html><head>ü'), ['/a.js'])).toEqual(
      encode(`<!doctype html><html><head>${TAG}ü`),
    );
  });

  test('inserts code with its data, escaped', () => {
    const script = { code: 'run("&")', data: { portal: 'http://a.test/?b="&' } };
    expect(withScripts(Buffer.from('<p>'), [script]).toString()).toBe(
      '<script data-portal="http://a.test/?b=&quot;&amp;">run("&")</script><p>',
    );
  });

  test('leaves non-UTF-8 bytes unchanged', () => {
    const page = Buffer.from('<!doctype html><head>\xfc\xe9\x80', 'latin1');
    expect(withScripts(page, ['/a.js']).subarray(-3)).toEqual(Buffer.from([0xfc, 0xe9, 0x80]));
  });
});

describe('insertScripts', () => {
  const host = 'one.play.holocade.localhost:9200';
  const SCRIPT = '<script data-portal="http://holocade.localhost:9200">run()</script>';
  const long = `<!doctype html><html><head>${'<p>long</p>'.repeat(20_000)}`;
  let server: TestServer;
  beforeAll(async () => {
    const games = temporaryFolder({
      'one/1.0/index.html': '<p>one',
      'one/1.0/long.html': long,
      'one/1.0/wide.html': Buffer.from('\uFEFF<p>wide', 'utf16le'),
      'one/1.0/empty.html': '',
      'one/1.0/a.js': 'a()',
    });
    server = await startTestServer({
      demo: false,
      folders: { games, sdk: temporaryFolder({ 'runtime.js': 'run()' }) },
    });
  });
  afterAll(() => server.close());

  test('inserts the runtime script into every page of a build, and into no other file', async () => {
    expect((await server.request('/1.0/index.html', { host })).text).toBe(`${SCRIPT}<p>one`);
    expect((await server.request('/1.0/long.html?x=1', { host })).text).toBe(long.replace('<head>', `<head>${SCRIPT}`));
    expect((await server.request('/1.0/a.js', { host })).text).toBe('a()');
  });

  test.each(['index.html', 'long.html', 'wide.html', 'empty.html'])(
    'sends the page %s with its changed length',
    async (name) => {
      const { bytes, headers } = await server.request(`/1.0/${name}`, { host });
      expect(bytes.includes('run()') || name === 'wide.html').toBe(true);
      expect(headers['content-length']).toBe(String(bytes.length));
    },
  );

  test("serves the runtime script on the game's host", async () => {
    expect((await server.request('/_sdk/runtime.js?portal=x', { host })).text).toBe('run()');
  });

  test('passes the status of an error page, but not of other files', async () => {
    const page = await server.request('/1.0/none.html', { host, headers: { accept: 'text/html,*/*' } });
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.text).toContain('&amp;status=404"></script>');
    const file = await server.request('/1.0/none.json', { host, headers: { accept: '*/*' } });
    expect([file.status, file.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });
});

describe('insertScripts for an aborted request', () => {
  test("closes the page's file", async () => {
    const app = fastify();
    const page = new Readable({ read: () => undefined });
    const gone = new Promise<void>((resolve) => {
      insertScripts(app, () => ['/a.js']);
      app.get('/', (_request, reply) => {
        reply.raw.once('close', resolve);
        outgoing.destroy();
        return reply.type('text/html').send(page);
      });
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const outgoing = httpRequest({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port, agent: false });
    outgoing.on('error', () => undefined).end();
    await gone;
    const closed = once(page, 'close');
    page.push(Buffer.alloc(100_000));
    await closed;
    expect(page.destroyed).toBe(true);
    await app.close();
  });
});
