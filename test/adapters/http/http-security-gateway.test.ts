import { describe, expect, test } from 'vitest';
import { HttpClient } from '../../../src/adapters/http/http-client';
import { httpSecurityGateway } from '../../../src/adapters/http/http-security-gateway';
import { wire } from './every-call';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ok } from '../../../src/domain/shared/result';

const ACCOUNT = '/v1/private/user/account';
const at = '2026-01-01T00:00:00.000Z';
const ID = '0d5cb7a2-6f0e-4d4b-9b5c-3c2a7a1f9e10';

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
  return { gateway: httpSecurityGateway(http), requests };
}

describe('httpSecurityGateway', () => {
  test('reads the protection of the account', async () => {
    const { gateway, requests } = answering({
      email: 'ada@example.com',
      email_verified: true,
      pending_email: 'n***@example.com',
      has_password: false,
      providers: ['google'],
      two_factor: true,
      recovery_left: 3,
    });
    expect(await gateway.overview()).toEqual(
      ok({
        email: 'ada@example.com',
        emailVerified: true,
        pendingEmail: 'n***@example.com',
        hasPassword: false,
        providers: ['google'],
        twoFactor: true,
        recoveryLeft: 3,
      }),
    );
    expect(requests).toEqual([`GET ${ACCOUNT}/security`]);
  });

  test('reads the logged-in browsers and logs them out', async () => {
    const session = { id: ID, device: 'Chrome on Linux', created: at, last_seen: at, current: true };
    const list = answering({ sessions: [session] });
    expect(await list.gateway.browsers()).toEqual(
      ok([{ id: ID, device: 'Chrome on Linux', firstSeen: at, lastSeen: at, current: true }]),
    );
    const one = answering(null);
    expect(await one.gateway.signOutBrowser(ID)).toEqual(ok(undefined));
    const others = answering({ ended: 4 });
    expect(await others.gateway.signOutOthers()).toEqual(ok(4));
    expect([...list.requests, ...one.requests, ...others.requests]).toEqual([
      `GET ${ACCOUNT}/sessions`,
      `DELETE ${ACCOUNT}/sessions/${ID} {}`,
      `DELETE ${ACCOUNT}/sessions {}`,
    ]);
  });

  test('sends a new password with the proof in wire field names', async () => {
    const { gateway, requests } = answering(null);
    await gateway.changePassword({ password: 'old', newPassword: 'new', confirmation: 'new' });
    expect(requests).toEqual([
      `PUT ${ACCOUNT}/password {"password":"old","new_password":"new","new_password_confirmation":"new"}`,
    ]);
  });

  test('requests an email change with the proof', async () => {
    const { gateway, requests } = answering(null);
    expect(await gateway.changeAddress('new@mail.test', { password: 'old' })).toEqual(ok(undefined));
    expect(requests).toEqual([`PUT ${ACCOUNT}/email {"password":"old","email":"new@mail.test"}`]);
  });

  test('withdraws an email change and reports the result', async () => {
    const { gateway, requests } = answering({ withdrawn: true });
    expect(await gateway.withdrawAddress()).toEqual(ok(true));
    expect(requests).toEqual([`DELETE ${ACCOUNT}/email/pending {}`]);
  });

  test('disconnects a provider with the proof', async () => {
    const { gateway, requests } = answering(null);
    expect(await gateway.unlinkIdentity('steam', { code: '123456' })).toEqual(ok(undefined));
    expect(requests).toEqual([`DELETE ${ACCOUNT}/identities/steam {"code":"123456"}`]);
  });

  test('sets up two-factor login, renews its recovery codes and disables it', async () => {
    const begun = answering({ secret: 'ABC', uri: 'otpauth://x' });
    expect(await begun.gateway.beginTwoFactor({ password: 'x' })).toEqual(ok({ secret: 'ABC', uri: 'otpauth://x' }));
    const issued = answering({ recovery_codes: ['abcde-fghij'] });
    expect(await issued.gateway.confirmTwoFactor('123456')).toEqual(ok(['abcde-fghij']));
    expect(await issued.gateway.renewRecoveryCodes('123456')).toEqual(ok(['abcde-fghij']));
    const ended = answering(null);
    expect(await ended.gateway.endTwoFactor('abcde-fghij')).toEqual(ok(undefined));
    expect(
      [...begun.requests, ...issued.requests, ...ended.requests].map((line) => line.replace(`${ACCOUNT}/`, '')),
    ).toEqual([
      'POST two-factor/begin {"password":"x"}',
      'POST two-factor/confirm {"code":"123456"}',
      'POST two-factor/recovery-codes {"code":"123456"}',
      'DELETE two-factor {"code":"abcde-fghij"}',
    ]);
  });

  test('requests the verification email and changes a setting', async () => {
    const mail = answering(null);
    expect(await mail.gateway.sendVerificationMail()).toEqual(ok(undefined));
    const settings = defaultSettings();
    const setting = answering({ settings });
    expect(await setting.gateway.changeSetting('privacy', 'followers', false)).toEqual(ok(settings));
    expect([...mail.requests, ...setting.requests]).toEqual([
      `POST ${ACCOUNT}/email/send-verification {}`,
      `PATCH ${ACCOUNT}/settings {"group":"privacy","field":"followers","value":false}`,
    ]);
  });
});
