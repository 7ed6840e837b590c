import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ProfileFields } from '../../../src/domain/account/own-profile';
import { parseProfile, sameProfile, ABOUT_MAX, parseAbout, parsePhone } from '../../../src/domain/account/own-profile';
import { err, ok } from '../../../src/domain/shared/result';

const none: ProfileFields = { alias: '', about: '', links: [], phone: '' };
const empty = { title: '', url: '' };
const link = { title: 'Mine', url: 'https://example.com' };
const words = fc.record({
  alias: fc.string({ maxLength: 40 }),
  about: fc.string({ maxLength: 40 }),
  links: fc.array(fc.constantFrom(empty, link, { title: 'x', url: 'http://y' }), { maxLength: 7 }),
  phone: fc.constantFrom('', '+44 20 7946 0958', '12'),
});

describe('parseProfile', () => {
  test('parses each field by its own policy', () => {
    const typed = { alias: ' Ada ', about: ' Hello. ', links: [empty, link, empty], phone: '+44 20 7946 0958' };
    const kept = { alias: 'Ada', about: 'Hello.', links: [link], phone: '+442079460958' };
    expect(parseProfile(typed)).toEqual(ok(kept));
    expect(parseProfile(none)).toEqual(ok(none));
  });

  test('returns all problems at once, with their fields', () => {
    const links = [link, empty, { title: '', url: 'x' }];
    expect(parseProfile({ alias: 'a\u0000', about: 'b\u0000', links, phone: '1' })).toEqual(
      err([
        { field: 'alias', kind: 'control-character' },
        { field: 'about', kind: 'control-character' },
        { field: 'phone', kind: 'no-country' },
        { field: 'link', at: 2, problem: { field: 'title', kind: 'missing' } },
      ]),
    );
    expect(parseProfile({ ...none, links: Array(6).fill(link) })).toEqual(err([{ field: 'links', kind: 'too-many' }]));
  });

  test('sameProfile ignores empty lines between links', () => {
    expect(sameProfile({ ...none, links: [empty, link] }, { ...none, links: [link, empty] })).toBe(true);
    expect(sameProfile({ ...none, links: [link] }, none)).toBe(false);
    expect(sameProfile({ ...none, phone: '+1' }, none)).toBe(false);
  });

  property.prop([words])('always returns a profile that parses to itself, or a problem', (typed) => {
    const parsed = parseProfile(typed);
    if (parsed.ok) expect(parseProfile(parsed.value)).toEqual(parsed);
    else expect(parsed.error.length).toBeGreaterThan(0);
  });
});

const texts = fc.array(fc.constantFrom(...'aß 漢🎮\t\n\r\u0301<&'), { maxLength: 60 }).map((parts) => parts.join(''));

describe('parseAbout', () => {
  test('trims the text and normalises line ends', () => {
    expect(parseAbout('  One.\r\nTwo.\r\n\r\n \n\nThree. ')).toEqual(ok('One.\nTwo.\n\nThree.'));
    expect(parseAbout(' \u200b\n')).toEqual(ok(''));
  });

  test('replaces pasted tabs by spaces', () => {
    expect(parseAbout('\tGames:\tPulse Saber\n\t\nMore')).toEqual(ok('Games: Pulse Saber\n\nMore'));
  });

  test('accepts up to 500 characters', () => {
    expect(ABOUT_MAX).toBe(500);
    expect(parseAbout('🎮'.repeat(500)).ok).toBe(true);
    expect(parseAbout('🎮'.repeat(501))).toEqual(err('too-long'));
  });

  test.each(['\u0000', '\u000b', '\u007f', '\u202e', '\u2066'])('rejects a text with %j', (control) => {
    expect(parseAbout(`a${control}b`)).toEqual(err('control-character'));
  });

  property.prop([texts])('always returns a text that parses to itself', (text) => {
    const about = parseAbout(text);
    fc.pre(about.ok);
    expect(about.ok && parseAbout(about.value)).toEqual(about);
  });
});

const digit = fc.constantFrom(...'0123456789');
const numbers = fc
  .tuple(fc.constantFrom(...'123456789'), fc.array(digit, { minLength: 6, maxLength: 14 }))
  .map(([first, rest]) => `+${first}${rest.join('')}`);
const fillings = fc.constantFrom('', ' ', '-', '.', '/', '(', ')', '\u00a0', '\u2011', '  ');

describe('parsePhone', () => {
  test.each([
    ['+44 20 7946 0958', '+442079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0049 30/901820', '+4930901820'],
    ['\uff0b49\u00a030\u2011901820', '+4930901820'],
  ])('parses %s as %s', (typed, phone) => {
    expect(parsePhone(typed)).toEqual(ok(phone));
  });

  test('returns undefined for an empty text', () => {
    expect(parsePhone('')).toEqual(ok(undefined));
    expect(parsePhone(' \u00a0 ')).toEqual(ok(undefined));
  });

  test.each(['020 7946 0958', '2079460958', '+0123456789', '+'])('requires a country code for %s', (typed) => {
    expect(parsePhone(typed)).toEqual(err('no-country'));
  });

  test.each(['+49', '+123456', '+1234567890123456', '+49 30 HELLO', 'call me', '+49+30901820', '+٤٩٣٠٩٠١٨٢٠'])(
    'rejects %s as no number',
    (typed) => {
      expect(parsePhone(typed).ok).toBe(false);
    },
  );

  property.prop([numbers, fc.infiniteStream(fillings)])(
    'always parses a number with any separators',
    (phone, spaces) => {
      const spaced = [...phone].map((character) => `${character}${String(spaces.next().value)}`).join('');
      expect(parsePhone(spaced.replaceAll('(0)', '0'))).toEqual(ok(phone));
    },
  );

  property.prop([fc.string({ unit: 'binary', maxLength: 30 })])(
    'always returns an E.164 number or a problem',
    (text) => {
      const phone = parsePhone(text);
      if (phone.ok && phone.value !== undefined) expect(phone.value).toMatch(/^\+[1-9][0-9]{6,14}$/);
    },
  );
});
