// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SessionGateway } from '../../../src/application/session/session-gateway.port';
import type { AuthTrackedEvent } from '../../../src/domain/auth/auth-tracked-event';
import type { RegistrationPayload } from '../../../src/domain/auth/registration';
import type { FakeSessionGateway } from '../../fakes/fake-session-gateway';
import { aRefusal } from '../../fakes/a-refusal';
import { HeldCalls } from '../../fakes/held-calls';
import { authFixture } from './auth-fixture';

async function answering(answers: readonly string[], fixture = authFixture()) {
  fixture.modal.openRegister();
  const register = fixture.createRegister();
  for (const answer of answers) {
    register.form.type(answer);
    await register.advance();
  }
  return { ...fixture, register };
}
const whole = ['new@example.com', 'newcomer', 'Holocade!1', 'Holocade!1'];

describe('RegisterViewModel', () => {
  test('validates each step but the last on the server, then registers', async () => {
    const { gateway, state, modalState, toasts } = await answering(whole);
    expect(gateway.calls).toEqual(['validateEmail', 'validateUsername', 'validatePassword', 'register']);
    expect(state.current.user?.username).toBe('newcomer');
    expect(modalState.current).toMatchObject({ open: true, pane: 'completed' });
    expect(toasts()).toEqual([
      {
        kind: 'success',
        title: 'Welcome to Holocade',
        body: 'Registration Completed. Please check your inbox for verification email.',
      },
    ]);
  });

  test.each([
    [['nobody'], 'email', 'The email is not valid.'],
    [['new@example.com', 'nova'], 'username', 'The username cannot be had.'],
    [['new@example.com', 'newcomer', 'short'], 'password', 'The password is too weak.'],
  ])('stays on a refused step: %j', async (answers, step, message) => {
    const { register, toasts, notices } = await answering(answers);
    expect(register.form).toMatchObject({ step, invalid: true, message });
    expect(toasts()).toEqual([{ kind: 'danger', title: 'Error', body: message }]);
    expect(notices.current[0]?.toast.timeout).toBe(5000);
  });

  test('shows at the field and as a toast of 3 s that the passwords differ, without a call', async () => {
    const { register, gateway, toasts, notices } = await answering([...whole.slice(0, 3), 'other']);
    const message = 'The password confirmation does not match the entered password. Please check your inputs.';
    expect(register.form.message).toBe(message);
    expect(gateway.calls).not.toContain('register');
    expect(toasts()).toEqual([{ kind: 'danger', title: 'Oops!', body: message }]);
    expect(notices.current[0]?.toast.timeout).toBe(3000);
    register.form.type('Holocade!1');
    await register.advance();
    const open = notices.current.filter(({ phase }) => phase !== 'closing');
    expect(open.map(({ toast }) => toast.title)).toEqual(['Welcome to Holocade']);
  });

  test('keeps the answers of a dismissed dialog, but no password', async () => {
    const { createRegister } = await answering(whole.slice(0, 3));
    const values = { email: 'new@example.com', username: 'newcomer', password: '', password_confirmation: '' };
    expect(createRegister().form).toMatchObject({ step: 'email', values });
  });

  test('goes back to the first refused step of a registration', async () => {
    const fixture = authFixture();
    const { register, toasts, notices } = await answering(whole.slice(0, 3), fixture);
    fixture.gateway.withAccount('newcomer', 'taken meanwhile');
    const tracked: AuthTrackedEvent[] = [];
    fixture.modalState.tracked$.subscribe((event) => tracked.push(event));
    register.form.type('Holocade!1');
    await register.advance();
    expect(register.form).toMatchObject({ step: 'username', message: 'The username is taken.', busy: false });
    expect(tracked).toEqual([{ name: 'register_error', code: 'err_validation' }]);
    expect(toasts()).toEqual([{ kind: 'danger', title: 'Oops!', body: 'The username is taken.' }]);
    expect(notices.current[0]?.toast.timeout).toBe(3000);
  });

  test('keeps every answer when the request fails', async () => {
    const fixture = authFixture();
    const { register } = await answering(whole.slice(0, 3), fixture);
    fixture.gateway.failure = aRefusal({ status: 429, message: 'Try later.' });
    register.form.type('Holocade!1');
    await register.advance();
    expect(register.form).toMatchObject({ step: 'password_confirmation', message: 'Try later.' });
    expect(register.form.values.email).toBe('new@example.com');
  });

  test('waits for the server before the next step', async () => {
    const held = new HeldCalls();
    const { createRegister } = authFixture({ through: (gateway) => held.hold(gateway) });
    const register = createRegister();
    register.form.type('new@example.com');
    const advancing = [register.advance(), register.advance()];
    expect(register.form).toMatchObject({ step: 'email', busy: true });
    expect(held.count).toBe(1);
    await held.release();
    await Promise.all(advancing);
    expect(register.form).toMatchObject({ step: 'username', busy: false, number: 2, count: 4 });
  });

  property.prop([fc.scheduler(), fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 })])(
    'never validates a step twice nor registers twice for any number of presses',
    async (scheduler, presses) => {
      const through = (target: FakeSessionGateway): SessionGateway =>
        Object.assign(Object.create(target) as SessionGateway, {
          validateEmail: scheduler.scheduleFunction((email: string) => target.validateEmail(email)),
          validateUsername: scheduler.scheduleFunction((username: string) => target.validateUsername(username)),
          validatePassword: scheduler.scheduleFunction((password: string) => target.validatePassword(password)),
          register: scheduler.scheduleFunction((values: RegistrationPayload) => target.register(values)),
        });
      const { register, gateway, state, toasts } = await answering([], authFixture({ through }));
      for (const [index, times] of presses.entries()) {
        register.form.type(whole[index] ?? '');
        const advancing = Array.from({ length: times }, () => register.advance());
        register.form.type('changed');
        register.form.back();
        await scheduler.waitFor(Promise.all(advancing));
      }
      expect(gateway.calls).toEqual(['validateEmail', 'validateUsername', 'validatePassword', 'register']);
      expect(state.current.user?.username).toBe('newcomer');
      expect(toasts()).toHaveLength(1);
    },
  );
});
