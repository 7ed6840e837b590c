import { describe, expect, test } from 'vitest';
import { HttpClient } from '../../../src/adapters/http/http-client';
import { httpTokenGateway } from '../../../src/adapters/http/http-auth-gateways';
import { wire } from './every-call';
import { tokenCall } from '../../../src/domain/tokens/token-call';

const secret = 'A'.repeat(43);

/** Fake API that gives every request the same data and records the requests. */
function anApi(data: unknown) {
  const requests: string[] = [];
  const status = { success: true, code: 200, message: 'Done.', debug: '' };
  const http = new HttpClient(
    (path, { method, body }) => {
      requests.push(`${method} ${path} ${String(body ?? '')}`);
      return Promise.resolve({ status: 200, body: JSON.stringify({ status, data }) });
    },
    () => Promise.resolve(wire),
  );
  return { http, requests };
}

describe('httpTokenGateway', () => {
  test('sends the call of the page and returns the server’s message', async () => {
    const { http, requests } = anApi(null);
    const gateway = httpTokenGateway(http, 'verify-email', 'verifyEmail', () => undefined);
    expect(await gateway.call(tokenCall('verify-email', { secret }))).toEqual({
      ok: true,
      value: { data: undefined, message: 'Done.' },
    });
    expect(requests).toEqual([`PATCH /v1/public/user/auth/email/verify/${secret} {}`]);
  });

  test('sends the secret in the body if the path is fixed', async () => {
    const date = '2026-01-01T00:00:00.000Z';
    const { http, requests } = anApi({ status: 'pending', requested: date, due: date });
    const gateway = httpTokenGateway(http, 'deletion-status', 'deletionStatus', ({ status }) => status);
    expect(await gateway.call(tokenCall('deletion-status', { secret }))).toMatchObject({ value: { data: 'pending' } });
    expect(requests).toEqual([`PATCH /v1/public/user/auth/social/delete/status/meta {"token":"${secret}"}`]);
  });

  test('rejects calls that do not match its own template', async () => {
    const { http, requests } = anApi(null);
    const gateway = httpTokenGateway(http, 'verify-email', 'verifyEmail', () => undefined);
    const call = { method: 'PATCH', path: `/v1/private/user/auth/logout`, body: {} } as const;
    expect(await gateway.call(call)).toEqual({ ok: false, error: { kind: 'malformed' } });
    expect(requests).toEqual([]);
  });
});
