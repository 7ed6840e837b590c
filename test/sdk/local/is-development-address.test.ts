import { describe, expect, test } from 'vitest';
import { isDevelopmentAddress } from '../../../sdk/local/is-development-address';

const at = (hostname: string, search = '') => isDevelopmentAddress({ hostname, search });

describe('isDevelopmentAddress', () => {
  test.each([
    'localhost',
    'game.localhost',
    '127.0.0.1',
    '[::1]',
    'desk.local',
    '192.168.1.20',
    '10.0.0.3',
    '172.20.1.1',
    '',
  ])('returns true for %j', (host) => expect(at(host)).toBe(true));

  test.each(['example.com', 'localhost.example', '8.8.8.8', '172.32.0.1', '10.example.com', '192.168.1.20.example'])(
    'returns false for %j',
    (host) => expect(at(host)).toBe(false),
  );

  test('returns false when the address switches the panel off', () => {
    expect(at('localhost', '?holocade_panel=off')).toBe(false);
    expect(at('localhost', '?holocade_panel=on')).toBe(true);
  });
});
