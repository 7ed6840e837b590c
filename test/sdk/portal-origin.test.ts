import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { portalOrigin } from '../../sdk/portal-origin';

const own = 'https://lantern-drift.play.holocade.example';
const named = (origin: string) => new URLSearchParams({ q: 'low', holocade_origin: origin });

describe('the portal around a game', () => {
  test('is the one that the address names, when the game is on a sub-domain of it', () => {
    expect(portalOrigin(named('https://holocade.example'), own, undefined)).toBe('https://holocade.example');
  });

  test.prop([
    fc.constantFrom(
      'https://evil.example',
      'http://holocade.example',
      'https://holocade.example:8443',
      'https://cade.example',
      'https://holocade.example/',
      own,
      'null',
      '*',
      '',
    ),
  ])('is never another page', (origin) => {
    expect(portalOrigin(named(origin), own, undefined)).toBeUndefined();
  });

  test('is on another domain than the game only where the browser says that it is the parent', () => {
    const apart = 'https://lantern-drift.games.test';
    const search = named('https://holocade.example');
    expect(portalOrigin(search, apart, 'https://holocade.example')).toBe('https://holocade.example');
    expect(portalOrigin(search, apart, 'https://evil.example')).toBeUndefined();
    expect(portalOrigin(search, apart, undefined)).toBeUndefined();
    expect(portalOrigin(named('null'), apart, 'null')).toBeUndefined();
  });

  test('is none without the parameter', () => {
    expect(portalOrigin(new URLSearchParams(), own, 'https://holocade.example')).toBeUndefined();
  });

  test.prop([fc.string(), fc.string()])('never throws', (search, origin) => {
    expect(portalOrigin(new URLSearchParams(search), origin, undefined)).toBeUndefined();
  });
});
