import { describe, expect, test } from 'vitest';
import { HttpClient } from '../../../src/adapters/http/http-client';
import { HttpSecurityGateway } from '../../../src/adapters/http/http-security-gateway';
import * as wire from '../../../src/adapters/http/wire';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ok } from '../../../src/domain/shared/result';

const ACCOUNT = '/v1/private/user/account';
const at = '2026-01-01T00:00:00.000Z';
const ID = '0d5cb7a2-6f0e-4d4b-9b5c-3c2a7a1f9e10';

function answering(data: unknown) {
  const asked: string[] = [];
  const status = { success: true, code: 200, message: 'Done.', debug: '' };
  const http = new HttpClient(
    (path, { method, body }) => {
      asked.push(`${method} ${path} ${String(body ?? '')}`.trim());
      return Promise.resolve({ status: 200, body: JSON.stringify({ status, data }) });
    },
    () => Promise.resolve(wire),
  );
  return { gateway: new HttpSecurityGateway(http), asked };
}

describe('HttpSecurityGateway', () => {
  test('reads how the account is protected', async () => {
    const { gateway, asked } = answering({
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
    expect(asked).toEqual([`GET ${ACCOUNT}/security`]);
  });

  test('reads the browsers and signs them out', async () => {
    const session = { id: ID, device: 'Chrome on Linux', created: at, last_seen: at, current: true };
    const list = answering({ sessions: [session] });
    expect(await list.gateway.browsers()).toEqual(
      ok([{ id: ID, device: 'Chrome on Linux', firstSeen: at, lastSeen: at, current: true }]),
    );
    const one = answering(null);
    expect(await one.gateway.signOutBrowser(ID)).toEqual(ok(undefined));
    const others = answering({ ended: 4 });
    expect(await others.gateway.signOutOthers()).toEqual(ok(4));
    expect([...list.asked, ...one.asked, ...others.asked]).toEqual([
      `GET ${ACCOUNT}/sessions`,
      `DELETE ${ACCOUNT}/sessions/${ID} {}`,
      `DELETE ${ACCOUNT}/sessions {}`,
    ]);
  });

  test('sends a new password with the proof, by the names of the wire', async () => {
    const { gateway, asked } = answering(null);
    await gateway.changePassword({ password: 'old', newPassword: 'new', confirmation: 'new' });
    expect(asked).toEqual([
      `PUT ${ACCOUNT}/password {"password":"old","new_password":"new","new_password_confirmation":"new"}`,
    ]);
  });

  test('asks for another address with the proof', async () => {
    const { gateway, asked } = answering(null);
    expect(await gateway.changeAddress('new@mail.test', { password: 'old' })).toEqual(ok(undefined));
    expect(asked).toEqual([`PUT ${ACCOUNT}/email {"password":"old","email":"new@mail.test"}`]);
  });

  test('withdraws another address, and tells whether there was one', async () => {
    const { gateway, asked } = answering({ withdrawn: true });
    expect(await gateway.withdrawAddress()).toEqual(ok(true));
    expect(asked).toEqual([`DELETE ${ACCOUNT}/email/pending {}`]);
  });

  test('disconnects a provider with the proof', async () => {
    const { gateway, asked } = answering(null);
    expect(await gateway.unlinkIdentity('steam', { code: '123456' })).toEqual(ok(undefined));
    expect(asked).toEqual([`DELETE ${ACCOUNT}/identities/steam {"code":"123456"}`]);
  });

  test('sets two-factor sign-in up, renews its codes and ends it', async () => {
    const begun = answering({ secret: 'ABC', uri: 'otpauth://x' });
    expect(await begun.gateway.beginTwoFactor({ password: 'x' })).toEqual(ok({ secret: 'ABC', uri: 'otpauth://x' }));
    const issued = answering({ recovery_codes: ['abcde-fghij'] });
    expect(await issued.gateway.confirmTwoFactor('123456')).toEqual(ok(['abcde-fghij']));
    expect(await issued.gateway.renewRecoveryCodes('123456')).toEqual(ok(['abcde-fghij']));
    const ended = answering(null);
    expect(await ended.gateway.endTwoFactor('abcde-fghij')).toEqual(ok(undefined));
    expect([...begun.asked, ...issued.asked, ...ended.asked].map((line) => line.replace(`${ACCOUNT}/`, ''))).toEqual([
      'POST two-factor/begin {"password":"x"}',
      'POST two-factor/confirm {"code":"123456"}',
      'POST two-factor/recovery-codes {"code":"123456"}',
      'DELETE two-factor {"code":"abcde-fghij"}',
    ]);
  });

  test('has the mail about the address sent, and changes a setting', async () => {
    const mail = answering(null);
    expect(await mail.gateway.sendVerificationMail()).toEqual(ok(undefined));
    const settings = defaultSettings();
    const setting = answering({ settings });
    expect(await setting.gateway.changeSetting('privacy', 'followers', false)).toEqual(ok(settings));
    expect([...mail.asked, ...setting.asked]).toEqual([
      `POST ${ACCOUNT}/email/send-verification {}`,
      `PATCH ${ACCOUNT}/settings {"group":"privacy","field":"followers","value":false}`,
    ]);
  });
});
