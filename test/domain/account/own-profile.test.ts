import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ProfileWords } from '../../../src/domain/account/own-profile';
import { parseProfile, sameProfile } from '../../../src/domain/account/own-profile';
import { err, ok } from '../../../src/domain/shared/result';

const none: ProfileWords = { alias: '', about: '', links: [], phone: '' };
const empty = { title: '', url: '' };
const link = { title: 'Mine', url: 'https://example.com' };
const words = fc.record({
  alias: fc.string({ maxLength: 40 }),
  about: fc.string({ maxLength: 40 }),
  links: fc.array(fc.constantFrom(empty, link, { title: 'x', url: 'http://y' }), { maxLength: 7 }),
  phone: fc.constantFrom('', '+44 20 7946 0958', '12'),
});

describe('a profile', () => {
  test('is kept as each of its fields is', () => {
    const typed = { alias: ' Ada ', about: ' Hello. ', links: [empty, link, empty], phone: '+44 20 7946 0958' };
    const kept = { alias: 'Ada', about: 'Hello.', links: [link], phone: '+442079460958' };
    expect(parseProfile(typed)).toEqual(ok(kept));
    expect(parseProfile(none)).toEqual(ok(none));
  });

  test('tells all that is wrong at once, and where', () => {
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

  test('says the same whatever empty lines are between its links', () => {
    expect(sameProfile({ ...none, links: [empty, link] }, { ...none, links: [link, empty] })).toBe(true);
    expect(sameProfile({ ...none, links: [link] }, none)).toBe(false);
    expect(sameProfile({ ...none, phone: '+1' }, none)).toBe(false);
  });

  property.prop([words])('is always kept as it is once it is kept, or refused with a reason', (typed) => {
    const parsed = parseProfile(typed);
    if (parsed.ok) expect(parseProfile(parsed.value)).toEqual(parsed);
    else expect(parsed.error.length).toBeGreaterThan(0);
  });
});
