import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { mailMethods } from '../../../src/domain/bridge/mail-methods';
import { holdsRow } from './holds-row';
import type { ProtocolRow } from './protocol-row';
import { player } from './protocol-row';

const senders = [
  [undefined, { sender: 'game' }],
  [{ sender: 'developer' }, { sender: 'developer' }],
] as const;
const noSender = [{ sender: 'portal' }];

type Name = keyof typeof mailMethods;

const protocol: Readonly<Record<Name, ProtocolRow>> = {
  'mail.subscribe': { ...player, dialog: 'mail-subscription', takes: senders, refuses: noSender },
  'mail.unsubscribe': { ...player, takes: senders, refuses: noSender },
  'mail.check': { ...player, takes: senders, refuses: noSender },
  'mail.toggle': { ...player, dialog: 'mail-subscription', takes: senders, refuses: noSender },
};
const names = Object.keys(protocol) as Name[];

describe('mailMethods', () => {
  test('are the documented calls', () => {
    expect(Object.keys(mailMethods)).toEqual(names);
  });

  test.each(names)('apply the documented arguments and caller to %s', (name) => {
    holdsRow(mailMethods[name], protocol[name]);
  });

  test.prop([fc.constantFrom(...names), fc.anything()])(
    'always accept only the game or its developer as sender',
    (name, sender) => {
      const read = mailMethods[name].parse({ sender });
      if (read.ok) expect(['game', 'developer']).toContain(read.value.sender);
    },
  );
});
