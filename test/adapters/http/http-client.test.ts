import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { HttpClient } from '../../../src/adapters/http/http-client';
import type { Transport } from '../../../src/adapters/http/transport';
import { wire } from './every-call';

const envelope = (code: number, data: unknown, message = '', debug = '') =>
  JSON.stringify({ status: { success: code < 400, code, message, debug }, data });

const answering =
  (status: number, body: string, retryAfter?: string): Transport =>
  () =>
    Promise.resolve(retryAfter === undefined ? { status, body } : { status, body, retryAfter });

const clientOver = (transport: Transport) => new HttpClient(transport, () => Promise.resolve(wire));

describe('HttpClient', () => {
  test('returns the data of a successful response', async () => {
    const http = clientOver(answering(200, envelope(200, { to: '/arcade/games' })));
    expect(await http.send('redirectCheck', { body: { route: '/old' } })).toEqual({
      ok: true,
      value: { to: '/arcade/games' },
    });
  });

  test('maps the data, and the data with the server’s message', async () => {
    const http = clientOver(answering(200, envelope(200, { to: '/arcade/games' }, 'Moved.')));
    const input = { body: { route: '/old' } };
    expect(await http.send('redirectCheck', input, ({ to }) => to)).toEqual({ ok: true, value: '/arcade/games' });
    expect(await http.sendWithMessage('redirectCheck', input, ({ data, message }) => [data.to, message])).toEqual({
      ok: true,
      value: ['/arcade/games', 'Moved.'],
    });
  });

  test('calls no mapper for a rejected call', async () => {
    const http = clientOver(answering(404, envelope(404, null, 'No.', 'err_not_found')));
    const mapper = () => {
      throw new Error('called');
    };
    const rejected = { ok: false, error: { kind: 'rejected', status: 404, message: 'No.', debug: 'err_not_found' } };
    expect(await http.send('redirectCheck', { body: { route: '/' } }, mapper)).toMatchObject(rejected);
    expect(await http.sendWithMessage('redirectCheck', { body: { route: '/' } }, mapper)).toMatchObject(rejected);
  });

  test('passes on the server’s message, the rejected fields and the retry time', async () => {
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

  test('maps a broken connection to a network failure and an aborted call to aborted', async () => {
    const http = clientOver(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await http.send('authStatus')).toEqual({ ok: false, error: { kind: 'network' } });
    const given = AbortSignal.abort();
    expect(await http.send('authStatus', { signal: given })).toEqual({ ok: false, error: { kind: 'aborted' } });
  });

  test('maps a failed contract load to a network failure', async () => {
    const http = new HttpClient(answering(200, ''), () => Promise.reject(new Error('no chunk')));
    expect(await http.send('authStatus')).toEqual({ ok: false, error: { kind: 'network' } });
  });

  test('maps a response of the wrong shape to malformed and a gateway’s page to a network failure', async () => {
    const wrong = clientOver(answering(200, envelope(200, { to: 7 })));
    expect(await wrong.send('redirectCheck', { body: { route: '/' } })).toEqual({
      ok: false,
      error: { kind: 'malformed' },
    });
    const gateway = clientOver(answering(502, '<html>Bad gateway</html>'));
    expect(await gateway.send('authStatus')).toEqual({ ok: false, error: { kind: 'network' } });
  });

  test('sends JSON, a body with every method but GET, and only truthy query values', async () => {
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
    'never throws for any response',
    async (status, body) => {
      const answer = await clientOver(answering(status, body)).send('authStatus');
      expect(answer.ok).toBe(false);
    },
  );
});

describe('HttpClient after a call was rejected because the visitor is not logged in', () => {
  const refused = async (name: 'notificationList' | 'authStatus', status: number) => {
    let reported = 0;
    const body = envelope(status, null, 'No.', 'err_unauthenticated');
    const http = new HttpClient(
      answering(status, body),
      () => Promise.resolve(wire),
      () => (reported += 1),
    );
    await http.send(name);
    return reported;
  };

  test('reports the rejection of a call that requires a player', async () => {
    expect(await refused('notificationList', 401)).toBe(1);
    expect(await refused('notificationList', 419)).toBe(1);
  });

  test('does not report the rejection of a public call or other errors', async () => {
    expect(await refused('authStatus', 401)).toBe(0);
    expect(await refused('notificationList', 403)).toBe(0);
  });
});
