import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { ABOUT_MAX, parseAbout } from '../../../src/domain/account/about-policy';
import { err, ok } from '../../../src/domain/shared/result';

const texts = fc.array(fc.constantFrom(...'aß 漢🎮\t\n\r\u0301<&'), { maxLength: 60 }).map((parts) => parts.join(''));

describe('what a player tells of themselves', () => {
  test('is trimmed, and its lines end alike', () => {
    expect(parseAbout('  One.\r\nTwo.\r\n\r\n \n\nThree. ')).toEqual(ok('One.\nTwo.\n\nThree.'));
    expect(parseAbout(' \u200b\n')).toEqual(ok(''));
  });

  test('has spaces where tabs were pasted', () => {
    expect(parseAbout('\tGames:\tPulse Saber\n\t\nMore')).toEqual(ok('Games: Pulse Saber\n\nMore'));
  });

  test('has up to 500 characters', () => {
    expect(ABOUT_MAX).toBe(500);
    expect(parseAbout('🎮'.repeat(500)).ok).toBe(true);
    expect(parseAbout('🎮'.repeat(501))).toEqual(err('too-long'));
  });

  test.each(['\u0000', '\u000b', '\u007f', '\u202e', '\u2066'])('holds no %j', (control) => {
    expect(parseAbout(`a${control}b`)).toEqual(err('control-character'));
  });

  property.prop([texts])('is always what it is made of once more', (text) => {
    const about = parseAbout(text);
    fc.pre(about.ok);
    expect(about.ok && parseAbout(about.value)).toEqual(about);
  });
});
