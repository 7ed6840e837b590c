import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isIsolatedPlay, isolatedPlayAddress } from '../../../src/domain/games/isolated-play';

const portal = 'https://holocade.test';

describe('isIsolatedPlay', () => {
  test.each([
    ['/arcade/games/night-ferry?play=isolated', true],
    ['/arcade/games/night-ferry/?build=1.0.0&play=isolated', true],
    ['/arcade/games/night-ferry', false],
    ['/arcade/games/night-ferry?play=1', false],
    ['/arcade/games?play=isolated', false],
    ['/arcade/games/night-ferry/reviews?play=isolated', false],
    ['/?play=isolated', false],
  ])('returns for %s: %s', (address, expected) => {
    expect(isIsolatedPlay(new URL(address, portal))).toBe(expected);
  });

  test.prop([
    fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/),
    fc.stringMatching(/^[\w.+ fc.string({ minLength: 1 })]=%-]{1,20}$/),
  ])('always accepts the address of a play page', (slug, version) => {
    const address = new URL(isolatedPlayAddress(slug, version), portal);
    expect(isIsolatedPlay(address)).toBe(true);
    expect(address.searchParams.get('build')).toBe(version);
    const linked = new URL(isolatedPlayAddress(slug, version, '&holocade_invite=K7'), portal);
    expect([isIsolatedPlay(linked), linked.searchParams.get('holocade_invite')]).toEqual([true, 'K7']);
  });
});
