import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { hello } from '../../../src/domain/bridge/message';
import { isTrustedMessage } from '../../../src/domain/bridge/trusted-message.policy';
import { hostileValue } from '../../fakes/hostile-value';

const origin = 'http://lantern-drift.play.holocade.localhost:8080';
const expected = {
  page: { scheme: 'http', host: 'holocade.localhost:8080' },
  gamesHost: 'play.holocade.localhost:8080',
  origin,
};
const honest = { origin, data: hello(1), fromExpectedWindow: true };

const spoofs = {
  'a frame nested inside the game': { fromExpectedWindow: false },
  'a popup at the game’s own origin': { fromExpectedWindow: false, data: hello(2) },
  'another game': { origin: 'http://other.play.holocade.localhost:8080' },
  'a host that ends alike': { origin: 'http://evilholocade.localhost:8080' },
  'a host that begins alike': { origin: 'http://holocade.localhost.evil.com:8080' },
  'another port': { origin: 'http://lantern-drift.play.holocade.localhost:8081' },
  'another scheme': { origin: 'https://lantern-drift.play.holocade.localhost:8080' },
  'a sandboxed frame without an origin': { origin: 'null' },
};

describe('the trusted message', () => {
  test('comes from the game’s own window at its own origin, with our name on it', () => {
    expect(isTrustedMessage(honest, expected)).toBe(true);
  });

  test.each(Object.entries(spoofs))('does not come from %s', (_sender, spoof) => {
    expect(isTrustedMessage({ ...honest, ...spoof }, expected)).toBe(false);
  });

  test('comes from below the games’ host when that is a domain of its own, and from nowhere else there', () => {
    const apart = { ...expected, gamesHost: 'games.test:8080' };
    const from = (sender: string) => isTrustedMessage({ ...honest, origin: sender }, { ...apart, origin: sender });
    expect(from('http://lantern-drift.games.test:8080')).toBe(true);
    expect(from('https://lantern-drift.games.test:8080')).toBe(false);
    expect(from('http://lantern-drift.games.test')).toBe(false);
    expect(from('http://games.test:8080')).toBe(false);
    expect(from('http://evilgames.test:8080')).toBe(false);
    expect(isTrustedMessage({ ...honest, origin: 'http://other.games.test:8080' }, apart)).toBe(false);
  });

  test('is not trusted by the exact origin alone: the suffix rule holds too', () => {
    const elsewhere = 'http://lantern-drift.example';
    expect(isTrustedMessage({ ...honest, origin: elsewhere }, { ...expected, origin: elsewhere })).toBe(false);
  });

  test.prop([hostileValue], { numRuns: 10_000 })(
    'never is one without our name, and reading it never throws',
    (data) => {
      const named =
        Object(data) === data &&
        (() => {
          try {
            return (data as { from?: unknown }).from === 'holocade';
          } catch {
            return false;
          }
        })();
      expect(isTrustedMessage({ ...honest, data }, expected)).toBe(named);
    },
  );

  test.prop([fc.webUrl(), fc.boolean(), hostileValue], { numRuns: 10_000 })(
    'never comes from a random sender',
    (sender, fromExpectedWindow, data) => {
      expect(isTrustedMessage({ origin: new URL(sender).origin, data, fromExpectedWindow }, expected)).toBe(false);
    },
  );
});
