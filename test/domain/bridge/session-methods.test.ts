import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { sessionMethods } from '../../../src/domain/bridge/session-methods';
import { holdsRow } from './holds-row';
import type { ProtocolRow } from './protocol-row';
import { anyone } from './protocol-row';

const signals = (...words: readonly string[]) => words.map((signal) => [{ signal }, { signal }] as const);

type Name = keyof typeof sessionMethods;

const protocol: Readonly<Record<Name, ProtocolRow>> = {
  'session.xr': {
    ...anyone,
    takes: [
      ...signals('start', 'end', 'visible', 'visible-blurred', 'hidden'),
      [
        { signal: 'start', emulated: true },
        { signal: 'start', emulated: true },
      ],
    ],
    refuses: [{}, { signal: 'loaded' }, { signal: 'start', emulated: 1 }],
  },
  'session.lifecycle': {
    ...anyone,
    takes: signals('loading', 'loaded', 'gameplay-start', 'gameplay-stop'),
    refuses: [{}, { signal: 'start' }],
  },
};
const names = Object.keys(protocol) as Name[];

const taken = (name: Name) => protocol[name].takes.map(([, read]) => (read as { signal: string }).signal);

describe('sessionMethods', () => {
  test('are the documented calls', () => {
    expect(Object.keys(sessionMethods)).toEqual(names);
  });

  test.each(names)('apply the documented arguments and caller to %s', (name) => {
    holdsRow(sessionMethods[name], protocol[name]);
  });

  test.prop([fc.constantFrom(...names), fc.anything()])('never accept an unknown signal', (name, signal) => {
    expect(sessionMethods[name].parse({ signal }).ok).toBe((taken(name) as unknown[]).includes(signal));
  });
});
