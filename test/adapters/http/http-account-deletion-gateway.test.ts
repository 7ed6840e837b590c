import { describe, expect, test } from 'vitest';
import { HttpClient } from '../../../src/adapters/http/http-client';
import { httpAccountDeletionGateway } from '../../../src/adapters/http/http-account-gateways';
import { wire } from './every-call';
import { ok } from '../../../src/domain/shared/result';

const requested = '2026-01-01T00:00:00.000Z';
const due = '2026-01-15T00:00:00.000Z';
const ACCOUNT = '/v1/private/user/account';

function answering(data: unknown) {
  const requests: string[] = [];
  const status = { success: true, code: 200, message: 'Done.', debug: '' };
  const http = new HttpClient(
    (path, { method, body }) => {
      requests.push(`${method} ${path} ${String(body ?? '')}`.trim());
      return Promise.resolve({ status: 200, body: JSON.stringify({ status, data }) });
    },
    () => Promise.resolve(wire),
  );
  return { gateway: httpAccountDeletionGateway(http), requests };
}

describe('httpAccountDeletionGateway', () => {
  test('reads the status of the account deletion', async () => {
    const pending = { status: 'pending', requested, due };
    const one = answering({ deletion: pending, proof: 'code' });
    expect(await one.gateway.deletion()).toEqual(ok({ deletion: pending, proof: 'code' }));
    const none = answering({ deletion: null, proof: 'password' });
    expect(await none.gateway.deletion()).toEqual(ok({ deletion: undefined, proof: 'password' }));
    expect(none.requests).toEqual([`GET ${ACCOUNT}/deletion`]);
  });

  test('sends the proof with the deletion request, and withdraws the request', async () => {
    const { gateway, requests } = answering({ deletion: { status: 'pending', requested, due } });
    expect(await gateway.requestDeletion({ password: 'x' })).toEqual(ok({ status: 'pending', requested, due }));
    const back = answering(null);
    expect(await back.gateway.withdrawDeletion()).toEqual(ok(undefined));
    expect([...requests, ...back.requests]).toEqual([
      `POST ${ACCOUNT}/deletion {"password":"x"}`,
      `DELETE ${ACCOUNT}/deletion {}`,
    ]);
  });

  test('reads the status of the data export, requests an export and fetches it', async () => {
    expect(await answering({ export: null }).gateway.copy()).toEqual(ok(undefined));
    const making = { export: { requested, ready: null, expires: null } };
    expect(await answering(making).gateway.copy()).toEqual(ok({ requested, ready: undefined, expires: undefined }));
    expect(await answering({ export: { requested, ready: requested, expires: due } }).gateway.copy()).toEqual(
      ok({ requested, ready: requested, expires: due }),
    );
    const { gateway, requests } = answering(null);
    expect(await gateway.requestCopy()).toEqual(ok(undefined));
    expect(requests).toEqual([`POST ${ACCOUNT}/export {}`]);
    const content = { accounts: [{ id: '1' }], articles: [] };
    const file = answering(content);
    expect(await file.gateway.copyContent()).toEqual(ok(content));
    expect(file.requests).toEqual([`GET ${ACCOUNT}/export/file`]);
  });
});
