// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { aRefusal } from '../../../fakes/a-refusal';
import { delivered } from '../../../fakes/delivered';
import { FakeTabStorage } from '../../../fakes/fake-tab-storage';
import { socialScreenFixture } from './social-fixture';

const proof = { provider: 'google', secret: `${'a'.repeat(42)}A` } as const;
const FIRST = 'AstralCondor1000';
const SECOND = 'SilverRaven9000';

async function begin({ hasOpener = false, storage = new FakeTabStorage(), email = 'sam@example.com' } = {}) {
  const screen = socialScreenFixture({ hasOpener, storage });
  screen.gateway.suggestions = [FIRST, SECOND];
  let homes = 0;
  const registration = screen.services.createRegistration({ proof, email }, () => (homes += 1));
  registration.start();
  await delivered();
  return { ...screen, registration, homes: () => homes };
}

describe('SocialRegistrationViewModel', () => {
  test('starts with the provider’s email address and the server’s username, and Random requests another', async () => {
    const { registration } = await begin();
    expect(registration.form).toEqual({ email: 'sam@example.com', username: FIRST });
    registration.type('email', 'other@example.com');
    await registration.roll();
    expect(registration.form).toEqual({ email: 'other@example.com', username: SECOND });
  });

  test('has the form after a reload as it was left, but not for another registration', async () => {
    const storage = new FakeTabStorage();
    const { registration } = await begin({ storage });
    registration.type('email', 'other@example.com');
    registration.type('username', 'Sam-I-Am');
    const form = { email: 'other@example.com', username: 'Sam-I-Am' };
    expect((await begin({ storage })).registration.form).toEqual(form);
    const other = { email: 'kim@example.com', username: FIRST };
    expect((await begin({ storage, email: 'kim@example.com' })).registration.form).toEqual(other);
    expect((await begin({ storage })).registration.form.username).toBe(FIRST);
  });

  test('keeps the username and shows the failure when the server cannot be reached, and Random works again', async () => {
    const { registration, gateway } = await begin();
    gateway.failure = { kind: 'network' };
    await registration.roll();
    expect([registration.form.username, registration.rolling]).toEqual([FIRST, false]);
    expect(registration.messages.username).toContain('A network error has occurred.');
    gateway.failure = undefined;
    await registration.roll();
    expect([registration.form.username, registration.messages]).toEqual([SECOND, {}]);
  });

  test('shows that a name is taken until it is changed', async () => {
    const { registration } = await begin();
    registration.type('username', 'nova');
    await registration.checkUsername();
    expect(registration.messages).toEqual({ username: 'The username cannot be had.' });
    registration.type('username', 'nova2');
    expect(registration.messages).toEqual({});
  });

  test.each([
    ['email', 'nobody', 'Please enter a valid email address.'],
    ['username', 'a b', 'Please choose a username of 3 to 24 letters, digits, underscores or hyphens.'],
  ] as const)('does not send an invalid %s', async (field, value, message) => {
    const { registration, social } = await begin();
    registration.type(field, value);
    await registration.submit();
    expect(registration.messages).toEqual({ [field]: message });
    expect(social.calls).toEqual([]);
  });

  test('shows the server’s message, keeps the values and can be sent again', async () => {
    const { registration, social, toasts, homes, clock } = await begin();
    registration.type('username', 'sam');
    const message = 'This username is already taken.';
    social.failure = aRefusal({ message, fields: { username: [message] } });
    await registration.submit();
    expect(registration.messages).toEqual({ username: message });
    expect(toasts()).toEqual([{ title: 'Login Error', body: message }]);
    expect(registration.form.username).toBe('sam');
    social.failure = undefined;
    await registration.submit();
    expect(homes()).toBe(1);
    clock.advance(400);
    expect(toasts()).toEqual([
      { title: 'Welcome to Holocade', body: 'Your account is ready. You are now logged in as sam.' },
    ]);
  });

  test('is sent once for repeated presses of Register', async () => {
    const { registration, social, homes } = await begin();
    await Promise.all([registration.submit(), registration.submit()]);
    await registration.submit();
    expect(social.calls).toEqual(['finalize google']);
    expect(homes()).toBe(1);
  });

  test('shows no toast if the opener reports the result', async () => {
    const { registration, toasts, homes, state } = await begin({ hasOpener: true });
    await registration.submit();
    expect(registration.busy).toBe(true);
    expect(state.current.user?.username).toBe(FIRST);
    expect([toasts(), homes()]).toEqual([[], 0]);
  });
});
