import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { HttpClient } from '../../../src/adapters/http/http-client';
import type { Transport } from '../../../src/adapters/http/transport';
import * as wire from '../../../src/adapters/http/wire';

const envelope = (code: number, data: unknown, message = '', debug = '') =>
  JSON.stringify({ status: { success: code < 400, code, message, debug }, data });

const answering =
  (status: number, body: string, retryAfter?: string): Transport =>
  () =>
    Promise.resolve(retryAfter === undefined ? { status, body } : { status, body, retryAfter });

const clientOver = (transport: Transport) => new HttpClient(transport, () => Promise.resolve(wire));

describe('HttpClient', () => {
  test('gives the data of a successful answer', async () => {
    const http = clientOver(answering(200, envelope(200, { to: '/arcade/games' })));
    expect(await http.send('redirectCheck', { body: { route: '/old' } })).toEqual({
      ok: true,
      value: { to: '/arcade/games' },
    });
  });

  test('passes on the server’s own words, the refused fields and the time to wait', async () => {
    const body = envelope(422, { errors: { email: ['No.'] } }, 'No.', 'err_validation');
    const http = clientOver(answering(422, body, '30'));
    expect(await http.send('validateEmail', { body: { email: 'x' } })).toEqual({
      ok: false,
      error: {
        kind: 'rejected',
        status: 422,
        message: 'No.',
        debug: 'err_validation',
        fields: { email: ['No.'] },
        retryAfter: 30,
      },
    });
  });

  test('takes a broken connection for a network failure, and a given-up call for an aborted one', async () => {
    const http = clientOver(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await http.send('authStatus')).toEqual({ ok: false, error: { kind: 'network' } });
    const given = AbortSignal.abort();
    expect(await http.send('authStatus', { signal: given })).toEqual({ ok: false, error: { kind: 'aborted' } });
  });

  test('takes a contract that cannot be loaded for a network failure', async () => {
    const http = new HttpClient(answering(200, ''), () => Promise.reject(new Error('no chunk')));
    expect(await http.send('authStatus')).toEqual({ ok: false, error: { kind: 'network' } });
  });

  test('takes an answer of the wrong shape for malformed, and a gateway’s page for no network', async () => {
    const wrong = clientOver(answering(200, envelope(200, { to: 7 })));
    expect(await wrong.send('redirectCheck', { body: { route: '/' } })).toEqual({
      ok: false,
      error: { kind: 'malformed' },
    });
    const gateway = clientOver(answering(502, '<html>Bad gateway</html>'));
    expect(await gateway.send('authStatus')).toEqual({ ok: false, error: { kind: 'network' } });
  });

  test('sends JSON, a body with everything but GET, and only truthy query values', async () => {
    const sent: unknown[] = [];
    const http = clientOver((path, init) => {
      sent.push([path, init.method, init.body]);
      return Promise.resolve({ status: 200, body: '' });
    });
    await http.send('validateEmail', { body: { email: 'a@b.example' } });
    await http.send('gameIndex', { query: { sort: 'popular', genre: undefined, page: 2 } });
    expect(sent).toEqual([
      ['/v1/public/user/account/validate/email', 'POST', '{"email":"a@b.example"}'],
      ['/v1/public/arcade/game/index?sort=popular&page=2', 'GET', undefined],
    ]);
  });

  const garbage = fc.oneof(fc.string(), fc.json(), fc.constant(''), fc.constant('\uFEFF{}'), fc.constant('{"status":'));
  property.prop([fc.integer({ min: 200, max: 599 }), garbage])(
    'never throws, whatever comes back',
    async (status, body) => {
      const answer = await clientOver(answering(status, body)).send('authStatus');
      expect(answer.ok).toBe(false);
    },
  );
});

describe('a call that is refused because nobody is signed in', () => {
  const refused = async (name: 'notificationList' | 'authStatus', status: number) => {
    let told = 0;
    const body = envelope(status, null, 'No.', 'err_unauthenticated');
    const http = new HttpClient(
      answering(status, body),
      () => Promise.resolve(wire),
      () => (told += 1),
    );
    await http.send(name);
    return told;
  };

  test('is told when only players may make it', async () => {
    expect(await refused('notificationList', 401)).toBe(1);
    expect(await refused('notificationList', 419)).toBe(1);
  });

  test('is an ordinary answer when anybody may make it, and other refusals are none of it', async () => {
    expect(await refused('authStatus', 401)).toBe(0);
    expect(await refused('notificationList', 403)).toBe(0);
  });
});
