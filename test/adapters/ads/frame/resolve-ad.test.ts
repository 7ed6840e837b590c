// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { vastFetch } from '../../../../src/adapters/ads/frame/fetch-vast';
import { parseXml } from '../../../../src/adapters/ads/frame/parse-xml';
import { resolveAd } from '../../../../src/adapters/ads/frame/resolve-ad';
import type { AdPlace } from '../../../../src/domain/vast/ad-address';
import { isAdAddress } from '../../../../src/domain/vast/ad-address';
import { badVast, goodVast } from '../bad-vast';
import type { VastAnswer } from '../bad-vast';
import { FakeClock } from '../../../fakes/fake-clock';

const ORIGIN = 'https://vast.test';

/** An ad server in a function; what it was asked for is remembered. */
function server(answer: VastAnswer) {
  const asked: string[] = [];
  const fetchAny = (address: string, { signal }: RequestInit) => {
    asked.push(address);
    const body = answer.body.replaceAll('{origin}', ORIGIN).replaceAll('[TIMESTAMP]', String(asked.length));
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
  return { asked, fetchVast: vastFetch(fetchAny as typeof fetch) };
}

async function resolve(answer: VastAnswer, place: AdPlace = { local: false }) {
  const clock = new FakeClock();
  const { asked, fetchVast } = server(answer);
  let settled = false;
  const search = { fetchVast, parse: parseXml, fill: (address: string) => address, clock, place };
  const found = resolveAd(`${ORIGIN}/vast`, search).finally(() => (settled = true));
  for (let turn = 0; turn < 50 && !settled; turn += 1) await new Promise((done) => setImmediate(done));
  const before = clock.now();
  if (!settled) clock.advance(10_000);
  return { result: await found, asked, waited: clock.now() - before, timers: clock.pending };
}

describe('the way to an ad', () => {
  test('ends at its file', async () => {
    const { result, waited, timers } = await resolve({ body: goodVast });
    expect(result).toMatchObject({ ok: true, value: { duration: 2, media: [{ address: `${ORIGIN}/ad.webm` }] } });
    expect([waited, timers]).toEqual([0, 0]);
  });

  test('T39: of eighteen bad ad servers none is asked more than six times, nor waited for longer than ten seconds', async () => {
    const problems: Record<string, string> = {};
    for (const [name, answer] of Object.entries(badVast)) {
      const { result, asked, waited, timers } = await resolve(answer);
      problems[name] = result.ok ? result.value.media.map(({ address }) => address).join() : result.error.problem;
      expect(asked.length).toBeLessThanOrEqual(6);
      expect(asked.every((address) => isAdAddress(address, { local: false }))).toBe(true);
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
      // Its film is not there, which only the player finds out.
      'script between the lines': `${ORIGIN}/gone.webm`,
      'no XML': 'not-xml',
      'nothing to say': 'no-ad',
    });
  });

  test('may name this machine where the portal itself has no TLS', async () => {
    const { result } = await resolve(badVast['a click that is an address of one’s own machine'] ?? { body: '' }, {
      local: true,
    });
    expect(result).toMatchObject({ ok: true, value: { clickThrough: 'http://localhost:8080/admin/delete?id=1' } });
  });

  test('tells the wrappers on the way of a failure', async () => {
    const { result } = await resolve(badVast['wrappers without end'] ?? { body: '' });
    expect(result).toMatchObject({ ok: false, error: { trackers: { impression: Array(5).fill(`${ORIGIN}/seen`) } } });
  });
});
