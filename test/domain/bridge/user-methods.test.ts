import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { userMethods } from '../../../src/domain/bridge/user-methods';
import { holdsRow } from './holds-row';
import type { ProtocolRow } from './protocol-row';
import { anyone, none, player } from './protocol-row';

type Name = keyof typeof userMethods;

const protocol: Readonly<Record<Name, ProtocolRow>> = {
  'user.isLoggedIn': { ...anyone, takes: none },
  'user.getName': { ...player, takes: none },
  'user.getAlias': { ...player, takes: none },
  'user.getCoins': { ...player, takes: none },
  'user.openLogin': { ...anyone, takes: none },
};
const names = Object.keys(protocol) as Name[];

describe('the calls about the player', () => {
  test('are these', () => {
    expect(Object.keys(userMethods)).toEqual(names);
  });

  test.each(names)('hold for %s what they promise', (name) => {
    holdsRow(userMethods[name], protocol[name]);
  });

  test.prop([fc.constantFrom(...names), fc.anything()])('never care for what is passed to them', (name, passed) => {
    expect(userMethods[name].parse(passed)).toEqual({ ok: true, value: undefined });
  });
});
