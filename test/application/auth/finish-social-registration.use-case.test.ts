import { describe, expect, test } from 'vitest';
import { FinishSocialRegistration } from '../../../src/application/auth/finish-social-registration.use-case';
import { aRefusal } from '../../fakes/a-refusal';
import { aSocialHouse } from './a-social-house';

const proof = { provider: 'google', secret: `${'a'.repeat(42)}A` } as const;
const form = { email: 'sam@example.com', username: 'sam' };

function begin(hasOpener: boolean) {
  const house = aSocialHouse();
  const told: string[] = [];
  const opener = {
    notifyRegistered: (provider: string) => {
      // The page that is told asks at once who it is.
      told.push(`${provider}, known here as ${String(house.state.current.user?.username)}`);
      return hasOpener;
    },
  };
  return { ...house, told, finish: new FinishSocialRegistration(house.social, house.enter, opener) };
}

describe('finishing a registration by a provider', () => {
  test.each([true, false])('enters the session, then tells the page that opened the tab (%s)', async (leaving) => {
    const { finish, state, store, tabs, told } = begin(leaving);
    const answer = await finish.execute(proof, form);
    expect(answer).toMatchObject({ ok: true, value: { user: { username: 'sam' }, leaving } });
    expect(state.current.user?.username).toBe('sam');
    expect(store.load()?.username).toBe('sam');
    expect(tabs.announced).toEqual(['register']);
    expect(told).toEqual(['google, known here as sam']);
  });

  test('changes nothing when the server refuses', async () => {
    const { finish, social, state, told } = begin(true);
    social.failure = aRefusal();
    expect(await finish.execute(proof, form)).toEqual({ ok: false, error: aRefusal() });
    expect(state.current.user).toBeUndefined();
    expect(told).toEqual([]);
  });
});
