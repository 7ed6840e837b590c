import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { AdPlace } from '../../../src/domain/vast/ad-trackers';
import { isAdAddress } from '../../../src/domain/vast/ad-trackers';
import type { VastNode } from '../../../src/domain/vast/read-vast';
import {
  readVast,
  vastDuration,
  VAST_MOST_BYTES,
  vastTextProblem,
  vastErrorCode,
} from '../../../src/domain/vast/read-vast';

type Attributes = VastNode['attributes'];
const node = (name: string, text: string, attributes: Attributes = {}): VastNode => ({
  name,
  text,
  attributes,
  children: [],
});
const parent = (name: string, ...children: readonly VastNode[]): VastNode => ({
  name,
  text: '',
  attributes: {},
  children,
});

const file = (text = 'https://cdn.test/a.mp4', attributes: Attributes = {}) =>
  node('MediaFile', text, { type: 'video/mp4', delivery: 'progressive', width: '640', ...attributes });
const clicks = (text: string) =>
  parent('VideoClicks', node('ClickThrough', text), node('ClickTracking', 'https://a.test/click'));

const tls = { local: false };

function inlineIn(place: AdPlace, files: readonly VastNode[], ...more: readonly VastNode[]) {
  const linear = parent('Linear', node('Duration', '00:00:15'), parent('MediaFiles', ...files), ...more);
  const ad = parent(
    'InLine',
    node('Impression', 'https://a.test/seen'),
    node('Impression', 'javascript:alert(1)'),
    node('Impression', 'http://localhost/seen'),
    node('Error', 'https://a.test/error'),
    parent('Creatives', parent('Creative', linear)),
  );
  return readVast(parent('VAST', parent('Ad', ad)), place);
}

const inline = (files: readonly VastNode[], ...more: readonly VastNode[]) => inlineIn(tls, files, ...more);

describe('readVast (3.9)', () => {
  test('returns a video with its trackers', () => {
    const events = parent(
      'TrackingEvents',
      node('Tracking', 'https://a.test/half', { event: 'midpoint' }),
      node('Tracking', 'https://a.test/mute', { event: 'mute' }),
    );
    const read = inline([file()], events, clicks('https://shop.test/'));
    expect(read).toMatchObject({
      ok: true,
      value: {
        kind: 'linear',
        ad: {
          duration: 15,
          clickThrough: 'https://shop.test/',
          media: [{ address: 'https://cdn.test/a.mp4', type: 'video/mp4', width: 640 }],
          trackers: {
            impression: ['https://a.test/seen'],
            midpoint: ['https://a.test/half'],
            click: ['https://a.test/click'],
            error: ['https://a.test/error'],
            start: [],
          },
        },
      },
    });
  });

  test('returns a wrapper with its own trackers', () => {
    const wrapper = parent(
      'Wrapper',
      node('VASTAdTagURI', 'https://next.test/'),
      node('Impression', 'https://w.test/seen'),
    );
    expect(readVast(parent('VAST', parent('Ad', wrapper)), tls)).toMatchObject({
      ok: true,
      value: { kind: 'wrapper', next: 'https://next.test/', trackers: { impression: ['https://w.test/seen'] } },
    });
    const wrong = parent('Wrapper', node('VASTAdTagURI', 'http://next.test/'));
    expect(readVast(parent('VAST', parent('Ad', wrong)), tls)).toEqual({ ok: false, error: 'bad-address' });
  });

  test('distinguishes a document without an ad from other XML', () => {
    expect(readVast(parent('html'), tls)).toEqual({ ok: false, error: 'not-vast' });
    for (const none of [parent('VAST'), parent('VAST', parent('Ad')), parent('VAST', parent('Ad', parent('InLine')))])
      expect(readVast(none, tls)).toEqual({ ok: false, error: 'no-ad' });
  });

  test('finds no media in programs and streams', () => {
    const programs = [
      file('https://cdn.test/a.js', { type: 'application/javascript', apiFramework: 'VPAID' }),
      file('https://cdn.test/a.mp4', { apiFramework: 'VPAID' }),
      file('https://cdn.test/a.m3u8', { type: 'application/x-mpegurl' }),
      file('https://cdn.test/a.mp4', { delivery: 'streaming' }),
    ];
    expect(inline(programs)).toEqual({ ok: false, error: 'no-media' });
    expect(inline([...programs, file()])).toMatchObject({
      ok: true,
      value: { ad: { media: [{ type: 'video/mp4' }] } },
    });
  });

  test('reads a video without a duration', () => {
    const linear = parent('Linear', parent('MediaFiles', file()));
    const ad = parent('Ad', parent('InLine', parent('Creatives', parent('Creative', linear))));
    expect(readVast(parent('VAST', ad), tls)).toMatchObject({
      ok: true,
      value: { kind: 'linear', ad: { duration: undefined } },
    });
  });

  test('refuses an ad with a forbidden address as a whole', () => {
    for (const bad of [
      'javascript:alert(1)',
      'http://cdn.test/a.mp4',
      'http://localhost/a.mp4',
      'data:video/mp4,',
      '',
    ]) {
      expect(inline([file(), file(bad)])).toEqual({ ok: false, error: 'bad-address' });
      expect(inline([file()], clicks(bad))).toEqual({ ok: false, error: 'bad-address' });
    }
  });

  test('accepts loopback addresses if the portal has no TLS', () => {
    const local = { local: true };
    const read = inlineIn(local, [file('http://ads.localhost/a.mp4')], clicks('http://localhost/shop'));
    expect(read).toMatchObject({
      value: { ad: { trackers: { impression: ['https://a.test/seen', 'http://localhost/seen'] } } },
    });
    const wrapper = parent('Wrapper', node('VASTAdTagURI', 'http://localhost/vast'));
    expect(readVast(parent('VAST', parent('Ad', wrapper)), local).ok).toBe(true);
    expect(readVast(parent('VAST', parent('Ad', wrapper)), tls)).toEqual({ ok: false, error: 'bad-address' });
  });

  const names = ['VAST', 'Ad', 'InLine', 'Wrapper', 'Creatives', 'Creative', 'Linear', 'MediaFiles', 'MediaFile'];
  const texts = fc.oneof(
    fc.webUrl(),
    fc.constantFrom('javascript:1', 'http://a.test/', 'http://localhost/', '00:00:10'),
    fc.string(),
  );
  const { tree } = fc.letrec<{ tree: VastNode }>((tie) => ({
    tree: fc.record({
      name: fc.constantFrom(...names, 'VASTAdTagURI', 'VideoClicks', 'ClickThrough', 'Impression'),
      text: texts,
      attributes: fc.dictionary(
        fc.constantFrom('type', 'event', 'width'),
        fc.constantFrom('video/mp4', 'start', '640'),
      ),
      children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('tree'), { maxLength: 3 })),
    }),
  }));
  const vasts = fc
    .array(tree, { maxLength: 4 })
    .map((children) =>
      parent(
        'VAST',
        parent(
          'Ad',
          parent(
            'InLine',
            parent('Creatives', parent('Creative', parent('Linear', parent('MediaFiles', ...children)))),
          ),
          ...children,
        ),
      ),
    );

  property.prop([vasts, fc.boolean()])('never returns a forbidden address', (root, local) => {
    const read = readVast(root, { local });
    if (!read.ok) return;
    const named =
      read.value.kind === 'wrapper'
        ? [read.value.next]
        : [...read.value.ad.media.map(({ address }) => address), read.value.ad.clickThrough ?? 'https://a.test/'];
    const { trackers } = read.value.kind === 'wrapper' ? read.value : read.value.ad;
    expect([...named, ...Object.values(trackers).flat()].every((text) => isAdAddress(text, { local }))).toBe(true);
  });
});

const two = (value: number) => String(value).padStart(2, '0');

describe('vastDuration', () => {
  test('returns seconds of a valid duration', () => {
    expect(vastDuration('00:00:15')).toBe(15);
    expect(vastDuration('01:02:03.250')).toBe(3723.25);
  });

  test.each(['', '15', '00:15', '00:60:00', '00:00:-1', '00:00:15s', 'PT15S', '00:00:15.1234'])(
    'rejects the text %j',
    (text) => {
      expect(vastDuration(text)).toBeUndefined();
    },
  );

  property.prop([fc.nat(86_399)])('always parses a formatted duration', (seconds) => {
    const text = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => two(Math.floor(part))).join(':');
    expect(vastDuration(text)).toBe(seconds);
  });
});

describe('vastTextProblem', () => {
  test('accepts a short text without declarations', () => {
    expect(vastTextProblem('<VAST version="4.2"/>')).toBeUndefined();
    expect(vastTextProblem('a'.repeat(VAST_MOST_BYTES))).toBeUndefined();
  });

  test('refuses more than a million characters, and a document type', () => {
    expect(vastTextProblem('a'.repeat(VAST_MOST_BYTES + 1))).toBe('too-large');
    expect(vastTextProblem('<!DOCTYPE VAST [<!ENTITY lol "lol">]><VAST/>')).toBe('document-type');
  });

  const names = fc.constantFrom('DOCTYPE', 'ENTITY', 'ELEMENT', 'ATTLIST', 'NOTATION');
  property.prop([fc.string(), names, fc.boolean(), fc.string()])(
    'never accepts a text with a declaration',
    (before, name, small, after) => {
      const declared = `${before}<!${small ? name.toLowerCase() : name}${after}`;
      expect(vastTextProblem(declared)).toBe('document-type');
    },
  );
});

test('vastErrorCode returns the code of the VAST standard', () => {
  expect(
    (['not-xml', 'not-vast', 'timed-out', 'loop', 'no-ad', 'no-media', 'media-failed'] as const).map(vastErrorCode),
  ).toEqual([100, 101, 301, 302, 303, 403, 405]);
});
