import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../support/send-raw';
import { startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: false });
});
afterAll(() => server.close());

const login = '/v1/public/user/auth/login';

describe('every refusal is an envelope with the status as its code', () => {
  test.each([
    ['an unknown path', '/v1/nothing/here', {}, 404, 'err_not_found'],
    ['a path that cannot be decoded', '/v1/%zz', {}, 404, 'err_not_found'],
    ['a known path with another method', login, { method: 'DELETE' }, 404, 'err_not_found'],
    ['a body that is not JSON', login, { body: '{"login":' }, 400, 'err_bad_request'],
    ['a body with a prototype key', login, { body: '{"__proto__":{"a":1}}' }, 400, 'err_bad_request'],
    ['a form', login, { body: 'a=1', headers: { 'content-type': 'text/plain' } }, 415, 'err_content_type'],
    ['a body of 128 KiB and one byte', login, { body: 'x'.repeat(128 * 1024 + 1) }, 413, 'err_too_large'],
    ['missing fields', login, { body: {} }, 422, 'err_validation'],
    ['no login', '/v1/public/user/auth/status', {}, 401, 'err_unauthenticated'],
  ])('refuses %s with an envelope', async (_name, path, options, status, debug) => {
    const answer = await server.request(path, options);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.envelope().status).toMatchObject({ success: false, code: status, debug });
  });

  test('a 422 names each refused field, and its message is that of the first', async () => {
    const answer = await server.request(login, { body: { login: '', password: 'x', remember: true, extra: 1 } });
    const { status, data } = answer.envelope();
    expect(answer.status).toBe(422);
    expect(data).toEqual({ errors: { login: [status.message], extra: ['Unknown field.'] } });
  });

  test('a body that is too large is read to its end, so that the connection serves the next request', async () => {
    const host = new URL(server.origin).host;
    const body = 'x'.repeat(200_000);
    const large = `POST ${login} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${String(body.length)}\r\n`;
    const next = `GET /healthz HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;
    const type = `content-type: application/json\r\norigin: ${server.origin}\r\n\r\n`;
    const answers = await sendRaw(server.port, large + type + body + next);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });
});
