import { describe, expect, test } from 'vitest';
import { isWorkshop } from '../../../sdk/local/is-workshop';

const at = (hostname: string, search = '') => isWorkshop({ hostname, search });

describe('a developer’s own page', () => {
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
  ])('is %j', (host) => expect(at(host)).toBe(true));

  test.each(['example.com', 'localhost.example', '8.8.8.8', '172.32.0.1', '10.example.com', '192.168.1.20.example'])(
    'is not %j',
    (host) => expect(at(host)).toBe(false),
  );

  test('is none that says so', () => {
    expect(at('localhost', '?holocade_panel=off')).toBe(false);
    expect(at('localhost', '?holocade_panel=on')).toBe(true);
  });
});
