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
  const heard: (string | undefined)[] = [];
  const cancel = new FollowOwnAddress(gateway, state).execute((address) => heard.push(address));
  const signIn = (user = aPlayer()) => {
    state.apply({ type: 'signed-in', user, settings });
  };
  return { state, heard, cancel, signIn };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the address of whoever is signed in', () => {
  test('is told once they are known, and goes when they go', async () => {
    const { state, heard, signIn } = begin();
    signIn();
    await settle();
    state.apply({ type: 'settings-changed', settings });
    state.apply({ type: 'signed-out' });
    expect(heard).toEqual([undefined, 'ada@example.com', undefined]);
  });

  test('is not asked for a player of whom only this browser knows', async () => {
    const { state, heard } = begin();
    state.apply({ type: 'restored', user: aPlayer() });
    await settle();
    expect(heard).toEqual([undefined]);
  });

  test('is nobody’s where it could not be had', async () => {
    const { heard, signIn } = begin({ overview: () => Promise.resolve(err({ kind: 'network' })) });
    signIn();
    await settle();
    expect(heard).toEqual([undefined, undefined]);
  });

  test('is never that of the player before, nor told when nobody listens any more', async () => {
    const calls = new HeldCalls();
    const overviews = ['first@example.com', 'second@example.com'];
    const gateway = calls.hold({
      overview: async () => ok({ ...(await overview()), email: overviews.shift() ?? '' }),
    });
    const { heard, cancel, signIn } = begin(gateway);
    signIn();
    signIn(other);
    await calls.release();
    await calls.release();
    await settle();
    expect(heard).toEqual([undefined, 'second@example.com']);
    signIn();
    cancel();
    await calls.release();
    await settle();
    expect(heard).toHaveLength(2);
  });
});

async function overview() {
  const answer = await new FakeSecurityGateway().overview();
  if (!answer.ok) throw new Error('The fake knows.');
  return answer.value;
}
