// @vitest-environment jsdom
import { close, getClient } from '@sentry/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { SentryErrorReporter } from '../../../src/adapters/telemetry/sentry-error-reporter';
import { FakeRandom } from '../../fakes/fake-random';

type Envelope = readonly [header: unknown, items: readonly (readonly [{ readonly type: string }, unknown])[]];

afterEach(() => close());

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp(drawn = 0.5) {
  const sent: Envelope[] = [];
  const reporter = new SentryErrorReporter(
    { dsn: 'https://key@errors.example/42', release: 'holocade@main-abc' },
    new FakeRandom([drawn]),
    () => ({
      send: (envelope) => {
        sent.push(envelope);
        return Promise.resolve({});
      },
      flush: () => Promise.resolve(true),
    }),
  );
  const events = () => sent.flatMap(([, items]) => items.filter(([{ type }]) => type === 'event').map(([, it]) => it));
  return { reporter, sent, events };
}

describe('SentryErrorReporter', () => {
  test('sends an error with its stack, the route and the release', async () => {
    const { reporter, events } = setUp();
    reporter.start();
    reporter.report(new RangeError('a bug'), '/arcade/games/:game');
    await settled();
    expect(events()).toMatchObject([
      {
        release: 'holocade@main-abc',
        transaction: '/arcade/games/:game',
        tags: { route: '/arcade/games/:game' },
        exception: { values: [{ type: 'RangeError', value: 'a bug' }] },
      },
    ]);
  });

  test('sends no user, no URL with its query, no click and no console output', async () => {
    history.replaceState(null, '', '/search?query=secret');
    document.cookie = 'p1_uuid=secret';
    const { reporter, sent, events } = setUp();
    reporter.start();
    console.info('secret');
    reporter.report(new Error(`at ${location.href}`), '/search');
    await settled();
    expect(events()).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toContain('secret');
    for (const word of ['user', 'request']) expect(events()[0]).not.toHaveProperty(word);
    expect(events()[0]).toMatchObject({ breadcrumbs: undefined });
  });

  test.each([
    [0.05, 1],
    [0.5, 0],
  ])('samples a visit that drew %d at the rate %d, and every visit with an error', (drawn, rate) => {
    setUp(drawn).reporter.start();
    expect(getClient()?.getOptions()).toMatchObject({ replaysSessionSampleRate: rate, replaysOnErrorSampleRate: 1 });
  });

  test('sends nothing before it is started', async () => {
    const { reporter, sent } = setUp();
    reporter.report(new Error('early'), '/');
    await settled();
    expect(sent).toEqual([]);
  });
});
