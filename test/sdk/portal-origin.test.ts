import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { portalOrigin } from '../../sdk/portal-origin';

const own = 'https://lantern-drift.play.holocade.example';
const named = (origin: string) => new URLSearchParams({ q: 'low', holocade_origin: origin });

describe('portalOrigin', () => {
  test('returns the named origin for a game on its subdomain', () => {
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

  test('accepts another domain only if the browser reports it as the parent', () => {
    const apart = 'https://lantern-drift.games.test';
    const search = named('https://holocade.example');
    expect(portalOrigin(search, apart, 'https://holocade.example')).toBe('https://holocade.example');
    expect(portalOrigin(search, apart, 'https://evil.example')).toBeUndefined();
    expect(portalOrigin(search, apart, undefined)).toBeUndefined();
    expect(portalOrigin(named('null'), apart, 'null')).toBeUndefined();
  });

  test('returns undefined without the parameter', () => {
    expect(portalOrigin(new URLSearchParams(), own, 'https://holocade.example')).toBeUndefined();
  });

  test.prop([fc.string(), fc.string()])('never throws for any parameters and origin', (search, origin) => {
    expect(portalOrigin(new URLSearchParams(search), origin, undefined)).toBeUndefined();
  });
});
