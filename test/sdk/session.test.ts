import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { XrSessionLike } from '../../sdk/index';
import { ok } from '../../src/domain/shared/result';
import { delivered } from '../fakes/delivered';
import { FakeXrSession } from '../fakes/fake-xr-session';
import { hostileValue } from '../fakes/hostile-value';
import { scriptedSdk } from './support/scripted-sdk';

async function aSession() {
  const { sdk, asked, emit } = scriptedSdk(() => ok(undefined));
  await sdk.init();
  const reported = async () => {
    await delivered();
    return asked
      .filter(({ method }) => method === 'session.xr')
      .map(({ args }) => (args as { signal: unknown }).signal);
  };
  return { sdk, emit, reported };
}

const throwing = () => {
  throw new Error('odd');
};

describe('session.attach', () => {
  test('reports a session once when it is attached twice', async () => {
    const { sdk, reported } = await aSession();
    const session = new FakeXrSession();
    sdk.session.attach(session);
    sdk.session.attach(session);
    await session.end();
    expect(await reported()).toEqual(['start', 'visible', 'end']);
  });

  test('ignores a session that has ended', async () => {
    const { sdk, reported } = await aSession();
    const ended = Object.assign(new FakeXrSession(), { updateRenderState: throwing });
    expect(sdk.session.attach(ended)).toBeTypeOf('function');
    expect(await reported()).toEqual([]);
  });

  test.each<readonly [string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['an empty object', {}],
    ['an object that refuses listeners', { addEventListener: throwing }],
    ['an object that keeps its listeners', { addEventListener: () => 0, removeEventListener: throwing }],
    [
      'an object without a readable state',
      {
        addEventListener: () => 0,
        get visibilityState() {
          return throwing();
        },
      },
    ],
  ])('does not throw for %s, neither when it is detached nor when the headset is to be left', async (_name, odd) => {
    const { sdk, emit } = await aSession();
    const detach = sdk.session.attach(odd as XrSessionLike);
    expect(() => detach()).not.toThrow();
    emit('dialog', { asks: 'purchase' });
    await expect(sdk.user.openLogin()).resolves.toBeUndefined();
  });
});

const reports = ['loading', 'loaded', 'gameplayStart', 'gameplayStop'] as const;

test.prop([fc.array(fc.tuple(fc.constantFrom('attach', ...reports), fc.oneof(hostileValue, fc.anything())))])(
  'session never throws for any arguments in any order',
  async (calls) => {
    const { sdk } = await aSession();
    for (const [name, value] of calls) {
      const call = sdk.session[name] as (given: unknown) => unknown;
      expect(() => call(value)).not.toThrow();
    }
    await delivered();
  },
);
