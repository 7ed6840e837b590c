import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { methodTable, userMethods } from '../../../src/domain/bridge/method-table';
import { holdsRow } from './holds-row';
import type { ProtocolRow } from './protocol-row';
import { anyone, none, player } from './protocol-row';

const objects = ['user', 'inventory', 'leaderboard', 'save', 'mail', 'achievement', 'session', 'guest', 'ads'];

describe('methodTable', () => {
  test("has the objects of the SDK, and the offer of a guest's progress", () => {
    const named = Object.keys(methodTable).map((method) => method.split('.')[0]);
    expect([...new Set(named)]).toEqual(objects);
  });

  test('has a dialog for every call that spends coins or subscribes to emails', () => {
    const asked = Object.entries(methodTable).filter(([, { dialog }]) => dialog !== undefined);
    expect(asked.map(([method, { dialog }]) => [method, dialog])).toEqual([
      ['inventory.purchase', 'purchase'],
      ['mail.subscribe', 'mail-subscription'],
      ['mail.toggle', 'mail-subscription'],
    ]);
  });

  test.prop([fc.constantFrom(...Object.values(methodTable))])('never has a dialog for guests', ({ caller, dialog }) => {
    expect(dialog === undefined || caller === 'signed-in').toBe(true);
  });
});

type Name = keyof typeof userMethods;

const protocol: Readonly<Record<Name, ProtocolRow>> = {
  'user.isLoggedIn': { ...anyone, takes: none },
  'user.getName': { ...player, takes: none },
  'user.getAlias': { ...player, takes: none },
  'user.getCoins': { ...player, takes: none },
  'user.token': { ...player, takes: none },
  'user.openLogin': { ...anyone, takes: none },
};
const names = Object.keys(protocol) as Name[];

describe('userMethods', () => {
  test('are the documented calls', () => {
    expect(Object.keys(userMethods)).toEqual(names);
  });

  test.each(names)('apply the documented arguments and caller to %s', (name) => {
    holdsRow(userMethods[name], protocol[name]);
  });

  test.prop([fc.constantFrom(...names), fc.anything()])('never depend on their arguments', (name, passed) => {
    expect(userMethods[name].parse(passed)).toEqual({ ok: true, value: undefined });
  });
});
