// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { vastFetch } from '../../../../src/adapters/ads/frame/fetch-vast';
import { parseXml } from '../../../../src/adapters/ads/frame/ad-frame-page';
import { resolveAd } from '../../../../src/adapters/ads/frame/resolve-ad';
import type { AdPlace } from '../../../../src/domain/vast/ad-trackers';
import { isAdAddress } from '../../../../src/domain/vast/ad-trackers';
import { badVast, goodVast } from '../bad-vast';
import type { VastAnswer } from '../bad-vast';
import { FakeClock } from '../../../fakes/fake-clock';

const ORIGIN = 'https://vast.test';

/** In-memory ad server that records its requests. */
function server(answer: VastAnswer) {
  const requests: string[] = [];
  const fetchAny = (address: string, { signal }: RequestInit) => {
    requests.push(address);
    const body = answer.body.replaceAll('{origin}', ORIGIN).replaceAll('[TIMESTAMP]', String(requests.length));
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
    if (answer.pace === 'held') return aborted;
    const stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        controller.enqueue(new TextEncoder().encode(body));
        if (answer.pace === 'dripping') await aborted;
        else controller.close();
      },
    });
    return Promise.resolve(new Response(stream, { status: answer.status ?? 200 }));
  };
  return { requests, fetchVast: vastFetch(fetchAny as typeof fetch) };
}

async function resolve(answer: VastAnswer, place: AdPlace = { local: false }) {
  const clock = new FakeClock();
  const { requests, fetchVast } = server(answer);
  let settled = false;
  const search = { fetchVast, parse: parseXml, fill: (address: string) => address, clock, place };
  const found = resolveAd(`${ORIGIN}/vast`, search).finally(() => (settled = true));
  for (let turn = 0; turn < 50 && !settled; turn += 1) await new Promise((done) => setImmediate(done));
  const before = clock.now();
  if (!settled) clock.advance(10_000);
  return { result: await found, requests, waited: clock.now() - before, timers: clock.pending };
}

describe('resolveAd', () => {
  test('resolves to the media file of the ad', async () => {
    const { result, waited, timers } = await resolve({ body: goodVast });
    expect(result).toMatchObject({ ok: true, value: { duration: 2, media: [{ address: `${ORIGIN}/ad.webm` }] } });
    expect([waited, timers]).toEqual([0, 0]);
  });

  test('T39: sends at most six requests to each of eighteen bad ad servers and waits at most ten seconds', async () => {
    const problems: Record<string, string> = {};
    for (const [name, answer] of Object.entries(badVast)) {
      const { result, requests, waited, timers } = await resolve(answer);
      problems[name] = result.ok ? result.value.media.map(({ address }) => address).join() : result.error.problem;
      expect(requests.length).toBeLessThanOrEqual(6);
      expect(requests.every((address) => isAdAddress(address, { local: false }))).toBe(true);
      expect(waited).toBeLessThanOrEqual(10_000);
      expect(timers).toBe(0);
    }
    expect(problems).toEqual({
      'a wrapper that leads to itself': 'loop',
      'wrappers without end': 'too-many-wrappers',
      'a billion laughs': 'document-type',
      'an entity of somebody else’s file': 'document-type',
      'a click that is script': 'bad-address',
      'a file that is script': 'bad-address',
      'a file that is a document': 'bad-address',
      'a program instead of a film': 'no-media',
      'a film in the open': 'bad-address',
      'a click that is an address of one’s own machine': 'bad-address',
      'more than a megabyte': 'too-large',
      'an error of the server': 'unreachable',
      'no answer': 'timed-out',
      'an answer without end': 'timed-out',
      'a page instead of an ad': 'not-vast',
      // Only the player finds out that this video is missing.
      'script between the lines': `${ORIGIN}/gone.webm`,
      'no XML': 'not-xml',
      'nothing to say': 'no-ad',
    });
  });

  test('allows localhost addresses if the portal itself runs without TLS', async () => {
    const { result } = await resolve(badVast['a click that is an address of one’s own machine'] ?? { body: '' }, {
      local: true,
    });
    expect(result).toMatchObject({ ok: true, value: { clickThrough: 'http://localhost:8080/admin/delete?id=1' } });
  });

  test('returns the trackers of all wrappers on failure', async () => {
    const { result } = await resolve(badVast['wrappers without end'] ?? { body: '' });
    expect(result).toMatchObject({ ok: false, error: { trackers: { impression: Array(5).fill(`${ORIGIN}/seen`) } } });
  });
});
