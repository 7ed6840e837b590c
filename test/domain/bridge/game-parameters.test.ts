import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { gameParameters, buildOrigin, gameFrameUrl } from '../../../src/domain/bridge/game-parameters';
import { err, ok } from '../../../src/domain/shared/result';

describe('gameParameters', () => {
  test("are slug, version, the portal's origin, language and headset", () => {
    expect(gameParameters).toEqual({
      game: 'holocade_game',
      version: 'holocade_version',
      origin: 'holocade_origin',
      lang: 'holocade_lang',
      headset: 'holocade_headset',
    });
  });

  test.prop([fc.constantFrom(...Object.values(gameParameters))])(
    "never contain a token or the player's name",
    (name) => {
      expect(name).toMatch(/^holocade_[a-z]+$/);
      expect(name).not.toMatch(/token|session|user|name|alias|player/);
    },
  );
});

const parameters = { game: 'lantern-drift', version: '1.2.0', origin: 'http://holocade.localhost:8080', lang: 'en' };
const build = 'http://lantern-drift.play.holocade.localhost:8080/1.2.0/index.html';

describe('gameFrameUrl', () => {
  test('adds the four parameters and nothing else', () => {
    expect(gameFrameUrl(build, parameters)).toEqual(
      ok(
        `${build}?holocade_game=lantern-drift&holocade_version=1.2.0` +
          '&holocade_origin=http%3A%2F%2Fholocade.localhost%3A8080&holocade_lang=en',
      ),
    );
  });

  test("adds the emulated headset only if requested, whatever the build's own address contains", () => {
    const headset = (address: string, flag?: 'emulated') => {
      const framed = gameFrameUrl(address, { ...parameters, headset: flag });
      return new URL(framed.ok ? framed.value : '').searchParams.getAll('holocade_headset');
    };
    expect(headset(build)).toEqual([]);
    expect(headset(`${build}?holocade_headset=emulated`)).toEqual([]);
    expect(headset(build, 'emulated')).toEqual(['emulated']);
  });

  test("keeps the build's own parameters, except those with the portal's prefix", () => {
    const framed = gameFrameUrl(`${build}?q=low&holocade_origin=http://evil.example&x`, parameters);
    const query = new URL(framed.ok ? framed.value : '').searchParams;
    expect([...query.keys()]).toEqual([
      'q',
      'x',
      'holocade_game',
      'holocade_version',
      'holocade_origin',
      'holocade_lang',
    ]);
    expect(query.getAll('holocade_origin')).toEqual([parameters.origin]);
  });

  test.each(['%68olocade_origin', 'holocade%5Forigin', '%68%6F%6c%6Fcade_origin'])(
    'removes a parameter with a disguised prefix: %s',
    (name) => {
      const framed = gameFrameUrl(`${build}?a=%68&${name}=http://evil.example`, parameters);
      const query = new URL(framed.ok ? framed.value : '').searchParams;
      expect(query.getAll('holocade_origin')).toEqual([parameters.origin]);
      expect(query.get('a')).toBe('h');
    },
  );

  test('adds a path to a build at the root of its host', () => {
    const framed = gameFrameUrl('http://lantern-drift.example', parameters);
    expect(framed.ok && framed.value).toMatch(/^http:\/\/lantern-drift\.example\/\?holocade_game=/);
  });

  test("refuses the portal's own origin", () => {
    expect(gameFrameUrl(`${parameters.origin}/game/index.html`, parameters)).toEqual(err('own-origin'));
  });

  test.prop([
    fc.constantFrom(
      'javascript:alert(1)',
      'data:text/html,x',
      '/1.0/index.html',
      '',
      'http://a b/',
      'http://u@h.example/',
      ' http://h.example/',
      '7http://h.example/',
    ),
  ])('refuses anything but a web address', (address) => {
    expect(gameFrameUrl(address, parameters)).toEqual(err('malformed-address'));
  });

  test.prop([
    fc.webUrl({ withQueryParameters: true }),
    fc.record({ game: fc.string(), version: fc.string(), lang: fc.string() }),
  ])('always keeps origin and path, and always contains the parameters', (address, texts) => {
    const framed = gameFrameUrl(address, { ...parameters, ...texts });
    const url = new URL(framed.ok ? framed.value : '');
    expect([url.origin, url.pathname]).toEqual([new URL(address).origin, new URL(address).pathname]);
    expect(url.searchParams.get('holocade_game')).toBe(texts.game);
    expect(url.searchParams.get('holocade_lang')).toBe(texts.lang);
  });

  test.prop([fc.webUrl()])('buildOrigin returns the origin as browsers do', (address) => {
    expect(buildOrigin(address)).toBe(new URL(address).origin);
  });
});
