import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { quietTransport } from '../../../src/adapters/telemetry/sentry-error-reporter';

function send(envelope: unknown): unknown {
  const sent: unknown[] = [];
  const make = quietTransport(() => ({
    send: (passed) => {
      sent.push(passed);
      return Promise.resolve({});
    },
    flush: () => Promise.resolve(true),
  }));
  const transport = make({ url: 'https://errors.example', recordDroppedEvent: () => undefined });
  void transport.send(envelope as Parameters<typeof transport.send>[0]);
  return sent[0];
}

describe('quietTransport', () => {
  test('strips queries and fragments from nested values and from texts with JSON', () => {
    const bytes = new Uint8Array([1, 2]);
    const recording = JSON.stringify([{ href: 'https://portal.test/search?query=me#top', width: 1 }]);
    expect(
      send([{ sent_at: '2026' }, [[{ type: 'x' }, { urls: ['https://portal.test/a?token=b'], recording, bytes }]]]),
    ).toEqual([
      { sent_at: '2026' },
      [
        [
          { type: 'x' },
          {
            urls: ['https://portal.test/a'],
            recording: JSON.stringify([{ href: 'https://portal.test/search', width: 1 }]),
            bytes,
          },
        ],
      ],
    ]);
  });

  property.prop([fc.webUrl({ withQueryParameters: true, withFragments: true })])(
    'never lets a query through and always preserves the surrounding JSON',
    (url) => {
      const { origin, pathname } = new URL(url);
      fc.pre(!/["'\\]/.test(url));
      const sent = send([{}, [[{ type: 'replay_recording' }, JSON.stringify({ a: url, b: 1 })]]]) as never;
      const text = JSON.stringify(sent);
      expect(JSON.parse(sent[1][0][1])).toHaveProperty('b', 1);
      expect(text).not.toContain('?');
      expect(`${origin}${pathname}`.startsWith(origin)).toBe(true);
    },
  );
});
