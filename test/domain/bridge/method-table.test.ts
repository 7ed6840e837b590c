import { describe, expect, test } from 'vitest';
import type { MethodName } from '../../../src/domain/bridge/method-table';
import { methodTable } from '../../../src/domain/bridge/method-table';
import { parseCall } from '../../../src/domain/bridge/parse-call';

interface Row {
  readonly caller: 'anyone' | 'signed-in';
  readonly dialog?: 'purchase' | 'mail-subscription';
  /** What is passed, and what it is read as. */
  readonly takes: readonly (readonly [unknown, unknown])[];
  readonly refuses?: readonly unknown[];
}

const none = [[{ any: 1 }, undefined]] as const;
const anyone = { caller: 'anyone' } as const;
const player = { caller: 'signed-in' } as const;
const sized = [
  [{ board: 'laps' }, { board: 'laps', size: 10 }],
  [
    { board: 'laps', size: 3 },
    { board: 'laps', size: 3 },
  ],
] as const;
const senders = [
  [undefined, { sender: 'game' }],
  [{ sender: 'developer' }, { sender: 'developer' }],
] as const;
const noSender = [{ sender: 'portal' }];
const signals = (...words: readonly string[]) => words.map((signal) => [{ signal }, { signal }] as const);

/** The whole protocol, once more as data. */
const protocol: Readonly<Record<MethodName, Row>> = {
  'user.isLoggedIn': { ...anyone, takes: none },
  'user.getName': { ...player, takes: none },
  'user.getAlias': { ...player, takes: none },
  'user.getCoins': { ...player, takes: none },
  'user.openLogin': { ...anyone, takes: none },
  'inventory.catalog': { ...anyone, takes: none },
  'inventory.owned': { ...player, takes: none },
  'inventory.purchase': {
    ...player,
    dialog: 'purchase',
    takes: [
      [{ item: 'lamp' }, { item: 'lamp', count: 1 }],
      [
        { item: 'lamp', count: 3 },
        { item: 'lamp', count: 3 },
      ],
    ],
    refuses: [undefined, {}, { item: 'Lamp' }, { item: 'lamp', count: 101 }],
  },
  'inventory.itemUrl': { ...anyone, takes: [[{ item: 'lamp', count: 2 }, { item: 'lamp' }]], refuses: [{ item: '/' }] },
  'leaderboard.top': {
    ...anyone,
    takes: [
      [{ board: 'laps' }, { board: 'laps', size: 10, page: 1 }],
      [
        { board: 'laps', size: 20, page: 2 },
        { board: 'laps', size: 20, page: 2 },
      ],
      [
        { board: 'laps', size: '20', page: 0 },
        { board: 'laps', size: 10, page: 1 },
      ],
    ],
    refuses: [{}, { board: '../x' }, { board: 'laps', size: 101 }, { board: 'laps', page: 1_000_001 }],
  },
  'leaderboard.friends': { ...player, takes: sized, refuses: [{ size: 1 }, { board: 'laps', size: 101 }] },
  'leaderboard.mine': { ...player, takes: sized, refuses: [{ size: 1 }, { board: 'laps', size: 101 }] },
  'leaderboard.stats': { ...anyone, takes: [[{ board: 'laps' }, { board: 'laps' }]], refuses: [{}] },
  'leaderboard.post': {
    ...player,
    takes: [
      [
        { board: 'laps', score: 12.5 },
        { board: 'laps', score: 12.5 },
      ],
    ],
    refuses: [{ board: 'laps' }, { score: 1 }, { board: 'laps', score: NaN }, { board: 'laps', score: '9' }],
  },
  'save.all': { ...player, takes: none },
  'save.load': {
    ...player,
    takes: [
      [undefined, { slot: 1, version: undefined }],
      [
        { slot: 5, version: 1 },
        { slot: 5, version: 1 },
      ],
    ],
    refuses: [{ slot: 6 }, { version: 0 }],
  },
  'save.write': {
    ...player,
    takes: [
      [{ data: null }, { slot: 1, name: '', data: null, base: 0 }],
      [
        { slot: 2, name: ' Camp ', data: { a: [1] }, base: 7 },
        { slot: 2, name: 'Camp', data: { a: [1] }, base: 7 },
      ],
    ],
    refuses: [undefined, {}, { slot: 6, data: 1 }, { data: 1, base: -1 }, { data: 1, base: '7' }, { data: 1, name: 7 }],
  },
  'save.delete': {
    ...player,
    takes: [
      [undefined, { slot: 1 }],
      [{ slot: 3 }, { slot: 3 }],
    ],
    refuses: [{ slot: 6 }],
  },
  'save.clear': { ...player, takes: none },
  'mail.subscribe': { ...player, dialog: 'mail-subscription', takes: senders, refuses: noSender },
  'mail.unsubscribe': { ...player, takes: senders, refuses: noSender },
  'mail.check': { ...player, takes: senders, refuses: noSender },
  'mail.toggle': { ...player, dialog: 'mail-subscription', takes: senders, refuses: noSender },
  'achievement.list': { ...anyone, takes: none },
  'achievement.unlock': {
    ...anyone,
    takes: [[{ slug: 'first-light' }, { slug: 'first-light' }]],
    refuses: [{}, { slug: 7 }],
  },
  'achievement.progress': {
    ...anyone,
    takes: [
      [
        { slug: 'a', percent: 40 },
        { slug: 'a', percent: 40 },
      ],
    ],
    refuses: [{ slug: 'a' }, { slug: 'a', percent: 101 }, { percent: 4 }],
  },
  'session.xr': {
    ...anyone,
    takes: signals('start', 'end', 'visible', 'visible-blurred', 'hidden'),
    refuses: [{}, { signal: 'loaded' }],
  },
  'session.lifecycle': {
    ...anyone,
    takes: signals('loading', 'loaded', 'gameplay-start', 'gameplay-stop'),
    refuses: [{}, { signal: 'start' }],
  },
};

const rows = Object.entries(protocol) as [MethodName, Row][];

describe('the protocol', () => {
  test('has these calls and no others', () => {
    expect(Object.keys(methodTable)).toEqual(Object.keys(protocol));
  });

  test.each(rows)('says of %s who may call and what the portal asks first', (method, { caller, dialog }) => {
    expect([methodTable[method].caller, methodTable[method].dialog]).toEqual([caller, dialog]);
  });

  test.each(rows)('reads the arguments of %s', (method, { takes, refuses = [] }) => {
    for (const [passed, read] of takes) {
      expect(parseCall(method, passed)).toEqual({ ok: true, value: { method, args: read } });
    }
    for (const passed of refuses) {
      expect(parseCall(method, passed)).toMatchObject({ ok: false, error: { code: 'err_validation' } });
    }
  });
});
