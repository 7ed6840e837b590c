import { describe, expect, test } from 'vitest';
import { FinishSocialRegistration } from '../../../src/application/auth/finish-social-registration.use-case';
import { aRefusal } from '../../fakes/a-refusal';
import { socialFixture } from './social-fixture';

const proof = { provider: 'google', secret: `${'a'.repeat(42)}A` } as const;
const form = { email: 'sam@example.com', username: 'sam' };

function begin(hasOpener: boolean) {
  const fixture = socialFixture();
  const notified: string[] = [];
  const opener = {
    notifyRegistered: (provider: string) => {
      // The opener loads the session as soon as it is notified.
      notified.push(`${provider}, known here as ${String(fixture.state.current.user?.username)}`);
      return hasOpener;
    },
  };
  return { ...fixture, notified, finish: new FinishSocialRegistration(fixture.social, fixture.enter, opener) };
}

describe('FinishSocialRegistration', () => {
  test.each([true, false])('enters the session, then notifies the opener of the tab (%s)', async (leaving) => {
    const { finish, state, store, tabs, notified } = begin(leaving);
    const answer = await finish.execute(proof, form);
    expect(answer).toMatchObject({ ok: true, value: { user: { username: 'sam' }, leaving } });
    expect(state.current.user?.username).toBe('sam');
    expect(store.load()?.username).toBe('sam');
    expect(tabs.announced).toEqual(['register']);
    expect(notified).toEqual(['google, known here as sam']);
  });

  test('changes nothing when the server rejects the registration', async () => {
    const { finish, social, state, notified } = begin(true);
    social.failure = aRefusal();
    expect(await finish.execute(proof, form)).toEqual({ ok: false, error: aRefusal() });
    expect(state.current.user).toBeUndefined();
    expect(notified).toEqual([]);
  });
});
