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

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/);

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

describe('isTrustedMessage', () => {
  test("accepts the game's own window at its own origin, with the portal's name", () => {
    expect(isTrustedMessage(honest, expected)).toBe(true);
  });

  test.each(Object.entries(spoofs))('rejects %s as sender', (_sender, spoof) => {
    expect(isTrustedMessage({ ...honest, ...spoof }, expected)).toBe(false);
  });

  test("accepts a subdomain of the games' host on a separate domain, and no other there", () => {
    const apart = { ...expected, gamesHost: 'games.test:8080' };
    const from = (sender: string) => isTrustedMessage({ ...honest, origin: sender }, { ...apart, origin: sender });
    expect(from('http://lantern-drift.games.test:8080')).toBe(true);
    expect(from('https://lantern-drift.games.test:8080')).toBe(false);
    expect(from('http://lantern-drift.games.test')).toBe(false);
    expect(from('http://games.test:8080')).toBe(false);
    expect(from('http://evilgames.test:8080')).toBe(false);
    expect(isTrustedMessage({ ...honest, origin: 'http://other.games.test:8080' }, apart)).toBe(false);
    expect(isTrustedMessage(honest, apart)).toBe(true);
  });

  test("accepts only subdomains of the page's host without a games' host", () => {
    const { gamesHost: _, ...portalOnly } = expected;
    expect(isTrustedMessage(honest, portalOnly)).toBe(true);
    const apart = 'http://lantern-drift.undefined';
    expect(isTrustedMessage({ ...honest, origin: apart }, { ...portalOnly, origin: apart })).toBe(false);
  });

  test('rejects the exact origin alone without the domain suffix', () => {
    const elsewhere = 'http://lantern-drift.example';
    expect(isTrustedMessage({ ...honest, origin: elsewhere }, { ...expected, origin: elsewhere })).toBe(false);
  });

  test.prop([hostileValue], { numRuns: 10_000 })(
    "never accepts a message without the portal's name, and never throws",
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
    'never accepts a random sender',
    (sender, fromExpectedWindow, data) => {
      expect(isTrustedMessage({ origin: new URL(sender).origin, data, fromExpectedWindow }, expected)).toBe(false);
    },
  );

  test.prop([label, fc.constantFrom('holocade.localhost:8080', 'games.test:8080', 'games.test')])(
    "always accepts a game's own host below the page's or the games', and never a similar one",
    (name, gamesHost) => {
      const from = (sender: string) =>
        isTrustedMessage({ ...honest, origin: sender }, { ...expected, gamesHost, origin: sender });
      const [host, port] = gamesHost.split(':');
      const at = port === undefined ? '' : `:${port}`;
      expect(from(`http://${name}.${gamesHost}`)).toBe(true);
      expect(from(`https://${name}.${gamesHost}`)).toBe(false);
      expect(from(`http://${name}${gamesHost}`)).toBe(false);
      expect(from(`http://${name}-${gamesHost}`)).toBe(false);
      expect(from(`http://${gamesHost}`)).toBe(false);
      expect(from(`http://${name}.${host}.${name}${at}`)).toBe(false);
      expect(from(`http://${name}.${host}:18080`)).toBe(false);
      expect(from(`http://${name}.${host}.:8080`)).toBe(false);
      expect(from(`http://${name}@${gamesHost}`)).toBe(false);
    },
  );

  test('requires an own name property: rejects arrays, functions and texts', () => {
    expect(isTrustedMessage({ ...honest, data: { from: 'holocade' } }, expected)).toBe(true);
    for (const data of [
      null,
      undefined,
      'holocade',
      ['holocade'],
      { from: 'Holocade' },
      { from: { from: 'holocade' } },
    ]) {
      expect(isTrustedMessage({ ...honest, data }, expected)).toBe(false);
    }
    expect(isTrustedMessage({ ...honest, data: Object.assign(() => 1, { from: 'holocade' }) }, expected)).toBe(false);
  });
});
