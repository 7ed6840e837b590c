import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { TrackedEvent } from '../../../src/domain/vast/ad-trackers';
import {
  joinTrackers,
  MAX_TRACKERS,
  noTrackers,
  trackedEvents,
  fillMacros,
  eventsAtEnd,
  eventsDue,
  isAdAddress,
} from '../../../src/domain/vast/ad-trackers';
import { adTrackers } from '../../arbitraries/vast';

describe('joinTrackers', () => {
  test('joins trackers in order', () => {
    const first = { ...noTrackers, start: ['https://a.test/'] };
    const second = { ...noTrackers, start: ['https://b.test/'], error: ['https://b.test/error'] };
    expect(joinTrackers(first, second)).toEqual({ ...second, start: ['https://a.test/', 'https://b.test/'] });
  });

  test('keeps at most twenty for one event', () => {
    const many = { ...noTrackers, complete: Array.from({ length: 30 }, (_, at) => `https://a.test/${String(at)}`) };
    expect(joinTrackers(many, many).complete).toEqual(many.complete.slice(0, MAX_TRACKERS));
    expect(MAX_TRACKERS).toBe(20);
  });

  property.prop([adTrackers, adTrackers])('always keeps the trackers of a single set', (first, second) => {
    const joined = joinTrackers(first, second);
    for (const event of trackedEvents) expect(joined[event]).toEqual([...first[event], ...second[event]]);
    expect(joinTrackers(noTrackers, first)).toEqual(first);
  });
});

const values = { chance: '01234567', timestamp: '2026-01-01T00:00:00.000Z', gdprApplies: true, consent: 'C&P' };

describe('fillMacros', () => {
  test('fills in encoded values, in both forms', () => {
    const address = 'https://a.test/?c=[CACHEBUSTING]&t=%%TIMESTAMP%%&g=[GDPR]&s=[GDPRCONSENT]';
    expect(fillMacros(address, values)).toBe('https://a.test/?c=01234567&t=2026-01-01T00%3A00%3A00.000Z&g=1&s=C%26P');
  });

  test('uses -1 for unknown values', () => {
    expect(fillMacros('[IFA]|[ERRORCODE]', values)).toBe('-1|-1');
    expect(fillMacros('[ERRORCODE]', { ...values, errorCode: 303 })).toBe('303');
    expect(fillMacros('[GDPR]', { ...values, gdprApplies: undefined })).toBe('');
    expect(fillMacros('[GDPR]', { ...values, gdprApplies: false })).toBe('0');
  });

  property.prop([fc.webUrl(), fc.string({ unit: 'grapheme' })])('never lets a value end an address', (url, consent) => {
    const filled = fillMacros(`${url}?s=[GDPRCONSENT]`, { ...values, consent });
    expect(new URL(filled).origin).toBe(new URL(url).origin);
  });
});

const WHOLE = ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];

describe('eventsDue and eventsAtEnd', () => {
  test('report the quarters of a video', () => {
    expect(eventsDue([], { position: 0, duration: 20 })).toEqual(['impression', 'start']);
    expect(eventsDue(['impression', 'start'], { position: 4.9, duration: 20 })).toEqual([]);
    expect(eventsDue(['impression', 'start'], { position: 5, duration: 20 })).toEqual(['firstQuartile']);
    expect(eventsDue(['impression', 'start'], { position: 16, duration: 20 })).toEqual(WHOLE.slice(2, 5));
    expect(eventsDue([], { position: 99, duration: Number.POSITIVE_INFINITY })).toEqual(['impression', 'start']);
  });

  test('report everything at the end, and complete only then', () => {
    expect(eventsAtEnd([])).toEqual(WHOLE);
    expect(eventsDue([], { position: 20, duration: 20 })).toEqual(WHOLE.slice(0, 5));
  });

  property.prop([fc.array(fc.double({ min: 0, max: 20, noNaN: true })), fc.boolean()])(
    'always report each event once, in order',
    (jumps, ended) => {
      const reported: TrackedEvent[] = [];
      for (const position of jumps) reported.push(...eventsDue(reported, { position, duration: 20 }));
      if (ended) reported.push(...eventsAtEnd(reported));
      expect(reported).toEqual(WHOLE.filter((event) => (reported as string[]).includes(event)));
      expect(reported.includes('complete')).toBe(ended);
    },
  );
});

describe('isAdAddress', () => {
  test.each([
    'https://ads.example.org/vast.xml',
    'HTTPS://ADS.example.org:8443/a?b=[TIMESTAMP]&c=%20#d',
    'https://ads.example.org',
  ])('accepts the address %s', (address) => {
    for (const local of [true, false]) expect(isAdAddress(address, { local })).toBe(true);
  });

  test.each(['http://vast.localhost:8101/a.xml', 'http://localhost/a'])(
    'accepts %s only if the portal has no TLS',
    (address) => {
      expect(isAdAddress(address, { local: true })).toBe(true);
      expect(isAdAddress(address, { local: false })).toBe(false);
    },
  );

  test.each([
    '',
    'http://ads.example.org/vast.xml',
    'http://localhost.evil.test/',
    'http://evillocalhost/',
    'javascript:alert(1)',
    ' https://ads.example.org/',
    'https://user:word@ads.example.org/',
    'https://localhost@evil.test/',
    'http://a.localhost\\@evil.test/',
    '//ads.example.org/',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://ads.example.org/1',
    'https://ads.example.org/"><script>',
    'https://ads.example.org/a b',
    'https://ads.example.org/\nb',
    `https://ads.example.org/${'a'.repeat(4096)}`,
  ])('rejects the text %j', (address) => {
    expect(isAdAddress(address, { local: true })).toBe(false);
  });

  const webUrls = fc.webUrl({ validSchemes: ['http', 'https', 'ftp', 'javascript'] });
  const localUrls = fc.webPath().map((path) => `http://ads.localhost:8101${path}`);

  property.prop([fc.oneof(fc.string(), webUrls, localUrls), fc.boolean()])(
    'always accepts what browsers read as https, or as loopback if allowed',
    (address, local) => {
      if (!isAdAddress(address, { local })) return;
      const { protocol, hostname, username } = new URL(address);
      expect(username).toBe('');
      expect(protocol === 'https:' || (local && protocol === 'http:' && /(^|\.)localhost$/.test(hostname))).toBe(true);
    },
  );
});
