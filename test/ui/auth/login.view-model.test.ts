// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { LoginPayload } from '../../../src/domain/auth/login-payload';
import type { SessionGateway } from '../../../src/application/session/session-gateway.port';
import { aRefusal } from '../../fakes/a-refusal';
import { authFixture } from './auth-fixture';

async function atPassword(fixture = authFixture(), name = 'nova') {
  fixture.modal.openLogin();
  const login = fixture.createLogin();
  login.form.type(name);
  await login.advance();
  return { ...fixture, login };
}

describe('LoginViewModel', () => {
  test('marks an empty answer and stays on the step', async () => {
    const { login, gateway } = await atPassword(authFixture(), ' ');
    expect(login.form).toMatchObject({ step: 'login', invalid: true });
    expect(login.form.message).toBe('Please enter your username or email address.');
    expect(gateway.calls).toEqual([]);
  });

  test('keeps the login of a dismissed dialog, but no password', async () => {
    const { login, createLogin } = await atPassword();
    login.form.type('Holocade!1');
    expect(createLogin().form).toMatchObject({ step: 'login', values: { login: 'nova', password: '' } });
  });

  test('logs in, shows a welcome toast and closes the modal', async () => {
    const { login, state, modalState, toasts, notices } = await atPassword();
    login.form.type('Holocade!1');
    await login.advance();
    expect(state.current.user?.username).toBe('nova');
    expect(modalState.current).toMatchObject({ open: false, lastOutcome: 'login' });
    expect(toasts()).toEqual([
      { kind: 'success', title: 'Welcome Back!', body: 'You are now successfully logged in as nova.' },
    ]);
    expect(notices.current[0]?.toast.timeout).toBe(3000);
  });

  test('shows a refusal as a toast and at the field', async () => {
    const { login, toasts, notices, modalState } = await atPassword();
    const tracked: unknown[] = [];
    modalState.tracked$.subscribe((event) => tracked.push(event));
    login.form.type('wrong');
    await login.advance();
    const body = 'The login or password is incorrect.';
    expect(toasts()).toEqual([{ kind: 'danger', title: 'Oops!', body }]);
    expect(notices.current[0]?.toast.timeout).toBe(3000);
    expect(login.form).toMatchObject({ step: 'password', invalid: true, message: body, busy: false });
    expect(modalState.current.open).toBe(true);
    expect(tracked).toEqual([{ name: 'login_error', code: 'err_credentials' }]);
  });

  test('asks for a code if the account needs one and sends it with the password', async () => {
    const { login, gateway, state, toasts, clock } = await atPassword(authFixture());
    gateway.withCode('abcde-23456');
    login.form.type('Holocade!1');
    await login.advance();
    expect(login.form).toMatchObject({ step: 'code', value: '', number: 3, count: 3, invalid: false, busy: false });
    expect(toasts()).toEqual([]);
    clock.advance(300);
    await login.advance();
    expect(login.form.message).toBe('Please enter a code from your authenticator app, or a recovery code.');
    login.form.type('000000');
    await login.advance();
    expect(login.form).toMatchObject({ step: 'code', invalid: true, message: 'This code is not right.' });
    login.form.type(' abcde-23456 ');
    await login.advance();
    expect(state.current.user?.username).toBe('nova');
  });

  test('goes back from the code step and submits the password again', async () => {
    const { login, gateway } = await atPassword(authFixture());
    gateway.withCode('123456');
    login.form.type('Holocade!1');
    await login.advance();
    login.form.back();
    expect(login.form).toMatchObject({ step: 'password', value: 'Holocade!1' });
    login.form.type('wrong');
    await login.advance();
    expect(login.form).toMatchObject({ step: 'password', invalid: true });
    login.form.type('Holocade!1');
    await login.advance();
    expect(login.form).toMatchObject({ step: 'code', value: '' });
  });

  test('returns to the password step when the password has changed meanwhile', async () => {
    const { login, gateway } = await atPassword(authFixture());
    gateway.withCode('123456');
    login.form.type('Holocade!1');
    await login.advance();
    gateway.withAccount('nova', 'Another!2');
    login.form.type('123456');
    await login.advance();
    expect(login.form).toMatchObject({ step: 'password', invalid: true });
  });

  test('ignores the second press of a double click', async () => {
    const { login, clock } = await atPassword();
    await login.advance();
    expect(login.form).toMatchObject({ step: 'password', invalid: false, message: undefined });
    clock.advance(300);
    await login.advance();
    expect(login.form).toMatchObject({ invalid: true, message: 'Please enter your password.' });
  });

  test('shows one toast for repeated refusals', async () => {
    const { login, toasts } = await atPassword();
    for (const wrong of ['a', 'b', 'c']) {
      login.form.type(wrong);
      await login.advance();
    }
    expect(toasts()).toHaveLength(1);
  });

  test('goes back to the step that the server refused', async () => {
    const { login, gateway } = await atPassword();
    gateway.failure = aRefusal({ fields: { login: ['The login is too long.'] } });
    login.form.type('x');
    await login.advance();
    expect(login.form).toMatchObject({ step: 'login', invalid: true, message: 'The login is too long.' });
  });

  test('reports a network failure', async () => {
    const { login, gateway, toasts } = await atPassword();
    gateway.failure = { kind: 'network' };
    login.form.type('x');
    await login.advance();
    expect(toasts()[0]?.body).toBe('A network error has occurred. Please check your connection and try again.');
  });

  property.prop([fc.scheduler(), fc.integer({ min: 2, max: 6 })])(
    'never submits twice for any number of presses',
    async (scheduler, presses) => {
      const through = (target: SessionGateway): SessionGateway =>
        Object.assign(Object.create(target) as SessionGateway, {
          logIn: scheduler.scheduleFunction((credentials: LoginPayload) => target.logIn(credentials)),
        });
      const { login, gateway, toasts } = await atPassword(authFixture({ through }));
      login.form.type('Holocade!1');
      const advancing = Array.from({ length: presses }, () => login.advance());
      login.form.type('changed');
      login.form.back();
      await scheduler.waitFor(Promise.all(advancing));
      expect(gateway.calls).toEqual(['logIn']);
      expect(toasts()).toHaveLength(1);
    },
  );
});
