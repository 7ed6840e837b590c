import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { GUEST_SCORES_MAX } from '../../../src/domain/bridge/bridge-limits';
import { guestMethods } from '../../../src/domain/bridge/guest-methods';
import { holdsRow } from './holds-row';
import type { ProtocolRow } from './protocol-row';
import { player } from './protocol-row';

const at = '2026-01-31T10:00:00.000Z';
const score = { board: 'main', score: 12.5, at };
const save = { slot: 1, name: 'Camp', data: { level: 2 }, at };

const protocol: Readonly<Record<keyof typeof guestMethods, ProtocolRow>> = {
  'guest.offer': {
    ...player,
    takes: [
      [
        { scores: [], saves: [] },
        { scores: [], saves: [] },
      ],
      [
        { scores: [{ ...score, more: 1 }], saves: [save] },
        { scores: [score], saves: [save] },
      ],
    ],
    refuses: [
      undefined,
      {},
      { scores: [] },
      { scores: {}, saves: [] },
      { scores: [{ ...score, at: 'yesterday' }], saves: [] },
      { scores: [{ ...score, at: '2026-13-31T10:00:00.000Z' }], saves: [] },
      { scores: [{ ...score, score: NaN }], saves: [] },
      { scores: [], saves: [{ ...save, slot: 6 }] },
      { scores: [], saves: [{ ...save, name: 7 }] },
    ],
  },
};

describe('guestMethods', () => {
  test('contain the one documented call', () => {
    expect(Object.keys(guestMethods)).toEqual(Object.keys(protocol));
  });

  test('apply the documented arguments and caller', () => {
    holdsRow(guestMethods['guest.offer'], protocol['guest.offer']);
  });

  test('allow the size of five full saves', () => {
    expect(guestMethods['guest.offer'].argumentBytes).toBeGreaterThan(5 * 65_536);
  });

  test.prop([fc.nat(2 * GUEST_SCORES_MAX)])('never accept more scores than the maximum', (length) => {
    const read = guestMethods['guest.offer'].parse({ scores: Array.from({ length }, () => score), saves: [] });
    expect(read.ok).toBe(length <= GUEST_SCORES_MAX);
  });
});
