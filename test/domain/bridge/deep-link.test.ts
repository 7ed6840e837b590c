import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { deepLinkLimits, deepLinkOf, deepLinkQuery, readDeepLink } from '../../../src/domain/bridge/deep-link';
import { gameFrameUrl, gameParameters } from '../../../src/domain/bridge/game-parameters';

const reserved = [...Object.values(gameParameters), 'holocade_panel'];
const names = fc.oneof(
  fc.constantFrom(
    ...reserved,
    'holocade_',
    'holocade_invite',
    'holocade_level',
    'build',
    'Holocade_invite',
    '__proto__',
  ),
  fc.string({ unit: 'grapheme', maxLength: 45 }).map((text) => `holocade_${text}`),
  fc.string({ unit: 'grapheme' }),
);
const values = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'grapheme', minLength: 150, maxLength: 210 }),
);
const addresses = fc.array(fc.tuple(names, values), { maxLength: 16 });
const portal = { game: 'night-ferry', version: '1.0', origin: 'https://holocade.test', lang: 'en' };

describe('deepLinkOf', () => {
  test('returns the parameters with the prefix that are not reserved, the first of each name', () => {
    const page = new URLSearchParams(
      'build=2.0&holocade_invite=K7%20q&holocade_origin=https://evil.test&holocade_level=3&holocade_level=4&holocade_',
    );
    expect([...deepLinkOf(page)]).toEqual([
      ['holocade_invite', 'K7 q'],
      ['holocade_level', '3'],
    ]);
    expect(readDeepLink(page)).toEqual({ invite: 'K7 q', level: '3' });
  });

  test('omits a name above 40 characters, a value above 200 and an eleventh parameter', () => {
    const longest = `holocade_${'n'.repeat(31)}`;
    expect(deepLinkOf([[longest, '\u{1f680}'.repeat(200)]]).size).toBe(1);
    expect(deepLinkOf([[`${longest}n`, '1']]).size).toBe(0);
    expect(deepLinkOf([[longest, 'v'.repeat(201)]]).size).toBe(0);
    const eleven = Array.from({ length: 11 }, (_, at) => [`holocade_p${String(at)}`, ''] as const);
    expect([...deepLinkOf(eleven).keys()]).toEqual(eleven.slice(0, 10).map(([name]) => name));
  });

  test.prop([addresses])('always stays within the limits and never contains a reserved parameter', (page) => {
    const link = deepLinkOf(page);
    expect(link.size).toBeLessThanOrEqual(deepLinkLimits.parameters);
    for (const [name, value] of link) {
      expect(reserved).not.toContain(name);
      expect(name.startsWith('holocade_')).toBe(true);
      expect([...name].length).toBeLessThanOrEqual(40);
      expect([...value].length).toBeLessThanOrEqual(200);
      expect(page).toContainEqual([name, value]);
    }
  });

  test.prop([addresses])(
    "always reaches the game's frame as it is in the page, beside the portal's parameters",
    (page) => {
      const link = deepLinkOf(page);
      const framed = gameFrameUrl('https://night-ferry.play.holocade.test/1.0/?q=low', portal, deepLinkQuery(link));
      const received = new URL(framed.ok ? framed.value : '').searchParams;
      expect(deepLinkOf(received)).toEqual(link);
      expect(Object.fromEntries(received)).toEqual({
        q: 'low',
        holocade_game: 'night-ferry',
        holocade_version: '1.0',
        holocade_origin: 'https://holocade.test',
        holocade_lang: 'en',
        ...Object.fromEntries(link),
      });
    },
  );
});
