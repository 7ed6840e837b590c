import { describe, expect, test } from 'vitest';
import { HttpClient } from '../../../src/adapters/http/http-client';
import { HttpTokenGateway } from '../../../src/adapters/http/http-token-gateway';
import * as wire from '../../../src/adapters/http/wire';
import { tokenCall } from '../../../src/domain/tokens/token-call';

const secret = 'A'.repeat(43);

/** An API that answers everything with these data and remembers what it was asked. */
function anApi(data: unknown) {
  const asked: string[] = [];
  const status = { success: true, code: 200, message: 'Done.', debug: '' };
  const http = new HttpClient(
    (path, { method, body }) => {
      asked.push(`${method} ${path} ${String(body ?? '')}`);
      return Promise.resolve({ status: 200, body: JSON.stringify({ status, data }) });
    },
    () => Promise.resolve(wire),
  );
  return { http, asked };
}

describe('the gateway of a token page', () => {
  test('makes the call of the page, and tells what the server said', async () => {
    const { http, asked } = anApi(null);
    const gateway = new HttpTokenGateway(http, 'verify-email', 'verifyEmail', () => undefined);
    expect(await gateway.call(tokenCall('verify-email', { secret }))).toEqual({
      ok: true,
      value: { data: undefined, message: 'Done.' },
    });
    expect(asked).toEqual([`PATCH /v1/public/user/auth/email/verify/${secret} {}`]);
  });

  test('sends the secret in the body where the path is fixed', async () => {
    const date = '2026-01-01T00:00:00.000Z';
    const { http, asked } = anApi({ status: 'pending', requested: date, due: date });
    const gateway = new HttpTokenGateway(http, 'deletion-status', 'deletionStatus', ({ status }) => status);
    expect(await gateway.call(tokenCall('deletion-status', { secret }))).toMatchObject({ value: { data: 'pending' } });
    expect(asked).toEqual([`PATCH /v1/public/user/auth/social/delete/status/meta {"token":"${secret}"}`]);
  });

  test('calls nothing but its own template', async () => {
    const { http, asked } = anApi(null);
    const gateway = new HttpTokenGateway(http, 'verify-email', 'verifyEmail', () => undefined);
    const call = { method: 'PATCH', path: `/v1/private/user/auth/logout`, body: {} } as const;
    expect(await gateway.call(call)).toEqual({ ok: false, error: { kind: 'malformed' } });
    expect(asked).toEqual([]);
  });
});
