import { beforeEach, describe, expect, test } from 'vitest';
import { LoginAttempts } from '../../../server/auth/login-attempts';
import { FakeServerClock } from '../support/fake-server-clock';

const clock = new FakeServerClock();
let attempts: LoginAttempts;
beforeEach(() => {
  attempts = new LoginAttempts(clock);
});

const guess = (addresses: number, each: number, account = 'a'): number => {
  let allowed = 0;
  for (let address = 0; address < addresses; address += 1)
    for (let count = 0; count < each; count += 1)
      if (attempts.attempt(account, `address ${address}`) === 0) allowed += 1;
  return allowed;
};

describe('attempts to sign in', () => {
  test('are ten from one address', () => {
    expect(guess(1, 1000)).toBe(10);
  });

  test('are a hundred from however many addresses, and another account is not touched', () => {
    expect(guess(100, 10)).toBe(100);
    expect(guess(1, 1, 'b')).toBe(1);
  });

  test('may go on after the window', () => {
    guess(100, 10);
    clock.advance(15 * 60 * 1000);
    expect(guess(1, 1)).toBe(1);
  });

  test('that succeed are not counted, and do not forgive those of others', () => {
    guess(9, 10);
    for (let count = 0; count < 50; count += 1) {
      expect(attempts.attempt('a', 'home')).toBe(0);
      attempts.succeeded('a', 'home');
    }
    expect(guess(100, 10)).toBe(10);
  });
});
