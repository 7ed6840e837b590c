import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { HolocadeError } from '../../sdk/holocade-error';
import type { HolocadeSdk } from '../../sdk/holocade-sdk';
import { bridgeError, bridgeErrorCodes, isRetryable } from '../../src/domain/bridge/bridge-error';
import type { MethodName } from '../../src/domain/bridge/method-table';
import { methodTable } from '../../src/domain/bridge/method-table';
import { err, ok } from '../../src/domain/shared/result';
import { delivered } from '../fakes/delivered';
import { scriptedSdk } from './support/scripted-sdk';

interface Row {
  readonly call: (sdk: HolocadeSdk) => unknown;
  /** Arguments of the relayed call. */
  readonly args?: object;
  /** Result of a specific shape, if the SDK reads it. */
  readonly answer?: unknown;
}

const save = { name: '', data: 1, version: 3, createdAt: '', updatedAt: '' };

/** Every call of the protocol with the SDK method that makes it. */
const calls: Readonly<Record<Exclude<MethodName, `session.${string}` | 'guest.offer'>, readonly Row[]>> = {
  'user.isLoggedIn': [{ call: ({ user }) => user.isLoggedIn() }],
  'user.getName': [{ call: ({ user }) => user.getName() }],
  'user.getAlias': [{ call: ({ user }) => user.getAlias() }],
  'user.getCoins': [{ call: ({ user }) => user.getCoins() }],
  'user.token': [{ call: ({ user }) => user.token() }],
  'user.openLogin': [{ call: ({ user }) => user.openLogin() }],
  'inventory.catalog': [{ call: ({ inventory }) => inventory.catalog() }],
  'inventory.owned': [{ call: ({ inventory }) => inventory.owned() }],
  'inventory.purchase': [
    { call: ({ inventory }) => inventory.purchase('shield'), args: { item: 'shield' } },
    { call: ({ inventory }) => inventory.purchase('shield', 3), args: { item: 'shield', count: 3 } },
  ],
  'inventory.itemUrl': [{ call: ({ inventory }) => inventory.itemUrl('shield'), args: { item: 'shield' } }],
  'leaderboard.top': [
    { call: ({ leaderboard }) => leaderboard.top('main'), args: { board: 'main' } },
    {
      call: ({ leaderboard }) => leaderboard.top('main', { size: 5, page: 2 }),
      args: { board: 'main', size: 5, page: 2 },
    },
  ],
  'leaderboard.friends': [
    { call: ({ leaderboard }) => leaderboard.friends('main', { size: 5 }), args: { board: 'main', size: 5 } },
  ],
  'leaderboard.mine': [
    { call: ({ leaderboard }) => leaderboard.mine('main', { size: 5 }), args: { board: 'main', size: 5 } },
  ],
  'leaderboard.stats': [{ call: ({ leaderboard }) => leaderboard.stats('main'), args: { board: 'main' } }],
  'leaderboard.startRun': [{ call: ({ leaderboard }) => leaderboard.startRun('main'), args: { board: 'main' } }],
  'leaderboard.post': [
    { call: ({ leaderboard }) => leaderboard.post('main', 7), args: { board: 'main', score: 7 } },
    {
      call: ({ leaderboard }) => leaderboard.post('main', 7, { ticket: 'a.b', inputs: '0a'.repeat(32) }),
      args: { board: 'main', score: 7, ticket: 'a.b', inputs: '0a'.repeat(32) },
    },
  ],
  'save.all': [{ call: (sdk) => sdk.save.all(), answer: { 2: save } }],
  'save.load': [
    { call: (sdk) => sdk.save.load(), args: {}, answer: save },
    { call: (sdk) => sdk.save.load(2, { version: 1 }), args: { slot: 2, version: 1 }, answer: save },
  ],
  'save.write': [
    { call: (sdk) => sdk.save.write({ level: 2 }), args: { data: { level: 2 }, base: 0 }, answer: { version: 1 } },
    {
      call: (sdk) => sdk.save.write(null, { slot: 2, name: 'Camp', base: 7 }),
      args: { slot: 2, name: 'Camp', data: null, base: 7 },
      answer: { version: 8 },
    },
  ],
  'save.delete': [{ call: (sdk) => sdk.save.delete(2), args: { slot: 2 }, answer: undefined }],
  'save.clear': [{ call: (sdk) => sdk.save.clear(), answer: undefined }],
  'mail.subscribe': [{ call: ({ mail }) => mail.subscribe(), args: {} }],
  'mail.unsubscribe': [{ call: ({ mail }) => mail.unsubscribe('game'), args: { sender: 'game' } }],
  'mail.check': [{ call: ({ mail }) => mail.check('developer'), args: { sender: 'developer' } }],
  'mail.toggle': [{ call: ({ mail }) => mail.toggle('developer'), args: { sender: 'developer' } }],
  'ads.show': [{ call: ({ ads }) => ads.show('rewarded'), args: { kind: 'rewarded' }, answer: { state: 'finished' } }],
  'achievement.list': [{ call: ({ achievement }) => achievement.list() }],
  'achievement.unlock': [{ call: ({ achievement }) => achievement.unlock('first'), args: { slug: 'first' } }],
  'achievement.progress': [
    { call: ({ achievement }) => achievement.progress('first', 40), args: { slug: 'first', percent: 40 } },
  ],
};

/** Reports, which have no result. */
const reports: readonly (readonly [(sdk: HolocadeSdk) => void, object])[] = [
  [({ session }) => session.loading(), { signal: 'loading' }],
  [({ session }) => session.loaded(), { signal: 'loaded' }],
  [({ session }) => session.gameplayStart(), { signal: 'gameplay-start' }],
  [({ session }) => session.gameplayStop(), { signal: 'gameplay-stop' }],
];

const rows = Object.entries(calls).flatMap(([method, list]) =>
  list.map((row, index) => [`${method} ${index + 1}`, method as MethodName, row] as const),
);

describe('the SDK over the protocol', () => {
  test('has a method of the SDK for every call', () => {
    const own = Object.keys(methodTable).filter((method) => !/^session\.|^guest\./.test(method));
    expect(Object.keys(calls).sort()).toEqual(own.sort());
  });

  test.each(rows)('relays %s with name and arguments and returns the result', async (_title, method, row) => {
    const answer = 'answer' in row ? row.answer : { some: 'answer' };
    const { sdk, asked } = scriptedSdk(() => ok(answer));
    await sdk.init();
    await expect(row.call(sdk)).resolves.toEqual(answer);
    expect(asked).toEqual([{ method, args: row.args }]);
    expect(methodTable[method].parse(asked[0]?.args).ok).toBe(true);
  });

  test.each(rows)('rejects %s with the refusal', async (_title, _method, row) => {
    for (const code of bridgeErrorCodes) {
      // Without a player the SDK answers some calls itself.
      if (code === 'err_unauthenticated') continue;
      const { sdk } = scriptedSdk(() => err(bridgeError(code, 'No.')));
      const error: unknown = await Promise.resolve(row.call(sdk)).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(HolocadeError);
      expect(error).toMatchObject({ code, message: 'No.', retryable: isRetryable(code) });
    }
  });

  test.each(reports)('relays the session report %s', async (report, args) => {
    const { sdk, asked } = scriptedSdk(() => err(bridgeError('err_internal', 'No.')));
    report(sdk);
    await delivered();
    expect(asked).toEqual([{ method: 'session.lifecycle', args }]);
  });

  test.prop([
    fc.constantFrom('pause', 'resume', 'mute', 'unmute', 'balance', 'premium', 'purchase', 'mail'),
    fc.jsonValue(),
  ])('always passes event details of the portal on unchanged', async (name, detail) => {
    const { sdk, emit } = scriptedSdk(() => ok(undefined));
    const received: unknown[] = [];
    await sdk.init();
    sdk.events.on(name as 'pause', (detail) => received.push(detail));
    emit(name, detail);
    expect(received).toEqual([detail]);
  });

  test.prop([fc.anything({ maxDepth: 1 })])('always relays integer arguments unparsed', async (raw) => {
    const { sdk, asked } = scriptedSdk(() => ok({}));
    const odd = raw as number;
    await sdk.inventory.purchase('shield', odd);
    await sdk.leaderboard.top('main', { size: odd, page: odd });
    await sdk.save.load(odd);
    expect(asked.map(({ args }) => args)).toEqual([
      { item: 'shield', count: odd },
      { board: 'main', size: odd, page: odd },
      { slot: odd },
    ]);
  });
});
