import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accountOfBanTicket, signBanTicket } from '../../../../server/identity/bans/ban-notice';

const SECRET = 'a'.repeat(32);
const NOW = new Date('2026-03-01T12:00:00.000Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);

describe('accountOfBanTicket', () => {
  test('returns the account of a signed ticket for ten minutes', () => {
    const id = randomUUID();
    const ticket = signBanTicket(SECRET, id, NOW);
    expect(accountOfBanTicket(SECRET, ticket, later(600_000))).toBe(id);
    expect(accountOfBanTicket(SECRET, ticket, later(600_001))).toBeUndefined();
  });

  test('refuses a ticket with another account, another end or another secret', () => {
    const [id, other] = [randomUUID(), randomUUID()];
    const ticket = signBanTicket(SECRET, id, NOW);
    expect(accountOfBanTicket(SECRET, ticket.replace(id, other), NOW)).toBeUndefined();
    expect(accountOfBanTicket(SECRET, ticket.replace(/^\d/, '9'), NOW)).toBeUndefined();
    expect(accountOfBanTicket('b'.repeat(32), ticket, NOW)).toBeUndefined();
    expect(accountOfBanTicket(SECRET, '', NOW)).toBeUndefined();
  });
});
