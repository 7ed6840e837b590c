import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { gameParameters, buildOrigin, gameFrameUrl } from '../../../src/domain/bridge/game-parameters';
import { err, ok } from '../../../src/domain/shared/result';

describe('what a game is told in its address', () => {
  test('is its slug, its version, the portal’s origin, the language and the kind of headset', () => {
    expect(gameParameters).toEqual({
      game: 'holocade_game',
      version: 'holocade_version',
      origin: 'holocade_origin',
      lang: 'holocade_lang',
      headset: 'holocade_headset',
    });
  });

  test.prop([fc.constantFrom(...Object.values(gameParameters))])('never is a token or a name of the player', (name) => {
    expect(name).toMatch(/^holocade_[a-z]+$/);
    expect(name).not.toMatch(/token|session|user|name|alias|player/);
  });
});

const parameters = { game: 'lantern-drift', version: '1.2.0', origin: 'http://holocade.localhost:8080', lang: 'en' };
const build = 'http://lantern-drift.play.holocade.localhost:8080/1.2.0/index.html';

describe('the address of a game’s frame', () => {
  test('adds the four parameters and nothing else', () => {
    expect(gameFrameUrl(build, parameters)).toEqual(
      ok(
        `${build}?holocade_game=lantern-drift&holocade_version=1.2.0` +
          '&holocade_origin=http%3A%2F%2Fholocade.localhost%3A8080&holocade_lang=en',
      ),
    );
  });

  test('says that the headset is emulated only when it is, whatever the build’s own address says', () => {
    const headset = (address: string, told?: 'emulated') => {
      const framed = gameFrameUrl(address, { ...parameters, headset: told });
      return new URL(framed.ok ? framed.value : '').searchParams.getAll('holocade_headset');
    };
    expect(headset(build)).toEqual([]);
    expect(headset(`${build}?holocade_headset=emulated`)).toEqual([]);
    expect(headset(build, 'emulated')).toEqual(['emulated']);
  });

  test('keeps the build’s own parameters, but none that bear the portal’s prefix', () => {
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
    'keeps none that bears the prefix in disguise: %s',
    (name) => {
      const framed = gameFrameUrl(`${build}?a=%68&${name}=http://evil.example`, parameters);
      const query = new URL(framed.ok ? framed.value : '').searchParams;
      expect(query.getAll('holocade_origin')).toEqual([parameters.origin]);
      expect(query.get('a')).toBe('h');
    },
  );

  test('has a path, also for a build that stands at the root of its host', () => {
    const framed = gameFrameUrl('http://lantern-drift.example', parameters);
    expect(framed.ok && framed.value).toMatch(/^http:\/\/lantern-drift\.example\/\?holocade_game=/);
  });

  test('is refused for the portal’s own origin', () => {
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
  ])('is refused for what is no web address', (address) => {
    expect(gameFrameUrl(address, parameters)).toEqual(err('malformed-address'));
  });

  test.prop([
    fc.webUrl({ withQueryParameters: true }),
    fc.record({ game: fc.string(), version: fc.string(), lang: fc.string() }),
  ])('always keeps origin and path, and always carries the parameters back', (address, texts) => {
    const framed = gameFrameUrl(address, { ...parameters, ...texts });
    const url = new URL(framed.ok ? framed.value : '');
    expect([url.origin, url.pathname]).toEqual([new URL(address).origin, new URL(address).pathname]);
    expect(url.searchParams.get('holocade_game')).toBe(texts.game);
    expect(url.searchParams.get('holocade_lang')).toBe(texts.lang);
  });

  test.prop([fc.webUrl()])('has the origin that a browser sees', (address) => {
    expect(buildOrigin(address)).toBe(new URL(address).origin);
  });
});
