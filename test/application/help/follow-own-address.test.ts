import { describe, expect, test } from 'vitest';
import { FollowOwnAddress } from '../../../src/application/help/follow-own-address.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import type { UserId } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { err, ok } from '../../../src/domain/shared/result';
import { aPlayer } from '../../fakes/a-player';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';
import { HeldCalls } from '../../fakes/held-calls';

const settings = defaultSettings();
const other = aPlayer({ id: '6f0e0d5c-0d5c-4d4b-9b5c-3c2a7a1f9e10' as UserId });

function begin(gateway: Pick<FakeSecurityGateway, 'overview'> = new FakeSecurityGateway()) {
  const state = new SessionState();
  const received: (string | undefined)[] = [];
  const cancel = new FollowOwnAddress(gateway, state).execute((address) => received.push(address));
  const signIn = (user = aPlayer()) => {
    state.apply({ type: 'signed-in', user, settings });
  };
  return { state, received, cancel, signIn };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('FollowOwnAddress', () => {
  test('publishes the address once the player is known, and undefined after the logout', async () => {
    const { state, received, signIn } = begin();
    signIn();
    await settle();
    state.apply({ type: 'settings-changed', settings });
    state.apply({ type: 'signed-out' });
    expect(received).toEqual([undefined, 'ada@example.com', undefined]);
  });

  test('sends no request for a stored player before the server has confirmed the session', async () => {
    const { state, received } = begin();
    state.apply({ type: 'restored', user: aPlayer() });
    await settle();
    expect(received).toEqual([undefined]);
  });

  test('publishes undefined when the request fails', async () => {
    const { received, signIn } = begin({ overview: () => Promise.resolve(err({ kind: 'network' })) });
    signIn();
    await settle();
    expect(received).toEqual([undefined, undefined]);
  });

  test('never publishes the previous player’s address, and nothing after it was cancelled', async () => {
    const calls = new HeldCalls();
    const overviews = ['first@example.com', 'second@example.com'];
    const gateway = calls.hold({
      overview: async () => ok({ ...(await overview()), email: overviews.shift() ?? '' }),
    });
    const { received, cancel, signIn } = begin(gateway);
    signIn();
    signIn(other);
    await calls.release();
    await calls.release();
    await settle();
    expect(received).toEqual([undefined, 'second@example.com']);
    signIn();
    cancel();
    await calls.release();
    await settle();
    expect(received).toHaveLength(2);
  });
});

async function overview() {
  const answer = await new FakeSecurityGateway().overview();
  if (!answer.ok) throw new Error('The fake knows.');
  return answer.value;
}
