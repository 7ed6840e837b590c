import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  isInputDigest,
  isTicketText,
  runOfTicket,
  TICKET_LIFETIME,
} from '../../../src/domain/leaderboards/score-ticket';
import { err, ok } from '../../../src/domain/shared/result';

const owner = { gameId: 1, boardId: 2, accountId: 'vega' };
const ticket = { ...owner, id: 'a', sessionId: 's', startedAt: 1_000 };

describe('runOfTicket', () => {
  test('returns the length of the run, which is never negative', () => {
    expect(runOfTicket(ticket, owner, 61_000)).toEqual(ok(60_000));
    expect(runOfTicket(ticket, owner, 900)).toEqual(ok(0));
  });

  test('refuses a ticket of another player, board or game, and one after six hours', () => {
    for (const other of [{ accountId: 'mira' }, { boardId: 3 }, { gameId: 4 }])
      expect(runOfTicket(ticket, { ...owner, ...other }, 2_000)).toEqual(err('foreign'));
    expect(runOfTicket(ticket, owner, 1_000 + TICKET_LIFETIME - 1)).toEqual(ok(TICKET_LIFETIME - 1));
    expect(runOfTicket(ticket, owner, 1_000 + TICKET_LIFETIME)).toEqual(err('expired'));
  });

  const ids = fc.record({ gameId: fc.nat(3), boardId: fc.nat(3), accountId: fc.constantFrom('vega', 'mira') });

  test.prop([ids, fc.nat(), fc.nat(), fc.nat(TICKET_LIFETIME * 2)])(
    'always accepts exactly the tickets of the same owner within their lifetime',
    (given, startedAt, early, late) => {
      const now = startedAt + late - (early % 1_000);
      const run = runOfTicket({ ...given, id: 'a', sessionId: 's', startedAt }, owner, now);
      const isOwn = given.gameId === 1 && given.boardId === 2 && given.accountId === 'vega';
      expect(run.ok).toBe(isOwn && now - startedAt < TICKET_LIFETIME);
      if (run.ok) expect(run.value).toBe(Math.max(0, now - startedAt));
    },
  );
});

describe('isTicketText', () => {
  test('accepts letters, digits, dots, hyphens and underscores up to 512 characters', () => {
    expect([isTicketText('eyJ.A-_9'), isTicketText('a'.repeat(512))]).toEqual([true, true]);
    expect(['', 'a b', 'a'.repeat(513), 7, undefined].map(isTicketText)).toEqual([false, false, false, false, false]);
  });

  test.prop([fc.anything()])('never accepts anything but a text', (value) => {
    expect(isTicketText(value) && typeof value !== 'string').toBe(false);
  });
});

describe('isInputDigest', () => {
  test('accepts 64 lower-case hexadecimal digits', () => {
    expect([isInputDigest('0a'.repeat(32)), isInputDigest('f'.repeat(64))]).toEqual([true, true]);
    expect(['0A'.repeat(32), 'f'.repeat(63), `${'f'.repeat(64)}\n`, 7].map(isInputDigest)).toEqual(
      Array(4).fill(false),
    );
  });

  test.prop([fc.uint8Array({ minLength: 32, maxLength: 32 })])('always accepts the digest of any bytes', (bytes) => {
    expect(isInputDigest(Buffer.from(bytes).toString('hex'))).toBe(true);
  });
});
