import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { portalOrigin } from '../../sdk/portal-origin';

const own = 'https://lantern-drift.play.holocade.example';
const named = (origin: string) => `?q=low&holocade_origin=${encodeURIComponent(origin)}`;

describe('the portal around a game', () => {
  test('is the one that the address names, when the game is on a sub-domain of it', () => {
    expect(portalOrigin(named('https://holocade.example'), own)).toBe('https://holocade.example');
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
    expect(portalOrigin(named(origin), own)).toBeUndefined();
  });

  test('is none without the parameter', () => {
    expect(portalOrigin('', own)).toBeUndefined();
  });

  test.prop([fc.string(), fc.string()])('never throws', (search, origin) => {
    expect(portalOrigin(search, origin)).toBeUndefined();
  });
});
