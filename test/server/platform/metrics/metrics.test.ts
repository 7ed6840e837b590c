import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { Metrics } from '../../../../server/platform/metrics/metrics';

const request = { method: 'GET', route: '/v1/public/global/home', status: 200, seconds: 0.02 };

/** Returns the values of a metric by its labels. */
function valuesOf(text: string, name: string): readonly (readonly [string, number])[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]);
}

describe('Metrics', () => {
  test('counts requests by method, route and status', () => {
    const metrics = new Metrics();
    metrics.count(request);
    metrics.count(request);
    metrics.count({ ...request, status: 404 });
    expect(valuesOf(metrics.render(), 'holocade_http_requests_total')).toEqual([
      ['{method="GET",route="/v1/public/global/home",status="200"}', 2],
      ['{method="GET",route="/v1/public/global/home",status="404"}', 1],
    ]);
  });

  test('describes every metric once, in the text format of Prometheus', () => {
    const metrics = new Metrics();
    metrics.add({ name: 'holocade_ready', help: 'Is it?', type: 'gauge', read: () => 1 });
    metrics.count(request);
    const described = metrics
      .render()
      .split('\n')
      .filter((line) => line.startsWith('#'));
    expect(described).toEqual([
      '# HELP holocade_ready Is it?',
      '# TYPE holocade_ready gauge',
      '# HELP holocade_http_requests_total Answered requests.',
      '# TYPE holocade_http_requests_total counter',
      '# HELP holocade_http_request_duration_seconds Time from request to answer.',
      '# TYPE holocade_http_request_duration_seconds histogram',
    ]);
    expect(metrics.render()).toContain('\nholocade_ready 1\n');
    expect(metrics.render().endsWith('\n')).toBe(true);
  });

  test('reads a number at each rendering', () => {
    const metrics = new Metrics();
    let connections = 0;
    metrics.add({ name: 'holocade_sockets', help: 'Open.', type: 'gauge', read: () => connections });
    connections = 3;
    expect(valuesOf(metrics.render(), 'holocade_sockets')).toEqual([['', 3]]);
  });

  test('escapes quotes, backslashes and line breaks in labels', () => {
    const metrics = new Metrics();
    metrics.count({ ...request, route: '/a"b\\c\nd' });
    expect(metrics.render()).toContain('route="/a\\"b\\\\c\\nd"');
  });

  property.prop([fc.array(fc.double({ min: 0, max: 60, noNaN: true }), { minLength: 1 })])(
    'always has cumulative buckets that end with the number of requests',
    (durations) => {
      const metrics = new Metrics();
      for (const seconds of durations) metrics.count({ ...request, seconds });
      const text = metrics.render();
      const buckets = valuesOf(text, 'holocade_http_request_duration_seconds_bucket').map(([, count]) => count);
      expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
      expect(buckets.at(-1)).toBe(durations.length);
      const [sum] = valuesOf(text, 'holocade_http_request_duration_seconds_sum');
      expect(sum?.[1]).toBeCloseTo(durations.reduce((a, b) => a + b, 0));
      expect(valuesOf(text, 'holocade_http_request_duration_seconds_count')[0]?.[1]).toBe(durations.length);
    },
  );
});
