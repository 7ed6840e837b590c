import { brand } from '../../../src/domain/shared/brand';

/** A number that is read at each rendering. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  readonly read: () => number;
}

/** An answered request; the number of different `route` values must be small. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Upper bounds of the histogram's buckets, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const REQUESTS = `${brand.identifier}_http_requests_total`;
const DURATION = `${brand.identifier}_http_request_duration_seconds`;

/** Durations of one route. */
interface Histogram {
  /** Requests by bucket, without those of smaller buckets. */
  readonly buckets: number[];
  sum: number;
  count: number;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };

const escaped = (value: string): string => value.replaceAll(/[\\"\n]/g, (sign) => ESCAPES[sign] ?? sign);

function labels(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',');
}

function described(name: string, help: string, type: string): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

/**
 * Metrics of this process in the text format of Prometheus.
 * @rule 3.2 Metrics are served on a second port, off by default.
 */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #durations = new Map<string, Histogram>();
  readonly #metrics: Metric[] = [];

  add(...metrics: readonly Metric[]): void {
    this.#metrics.push(...metrics);
  }

  count({ method, route, status, seconds }: AnsweredRequest): void {
    const request = labels({ method, route, status: String(status) });
    this.#requests.set(request, (this.#requests.get(request) ?? 0) + 1);
    const place = labels({ method, route });
    const histogram = this.#durations.get(place) ?? { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
    if (bucket !== -1) histogram.buckets[bucket] = (histogram.buckets[bucket] ?? 0) + 1;
    histogram.sum += seconds;
    histogram.count += 1;
    this.#durations.set(place, histogram);
  }

  render(): string {
    const lines = [
      ...this.#metrics.flatMap(({ name, help, type, read }) => [
        ...described(name, help, type),
        `${name} ${String(read())}`,
      ]),
      ...described(REQUESTS, 'Answered requests.', 'counter'),
      ...[...this.#requests].map(([request, count]) => `${REQUESTS}{${request}} ${String(count)}`),
      ...described(DURATION, 'Time from request to answer.', 'histogram'),
      ...[...this.#durations].flatMap(([place, histogram]) => histogramLines(place, histogram)),
    ];
    return `${lines.join('\n')}\n`;
  }
}

function histogramLines(place: string, { buckets, sum, count }: Histogram): readonly string[] {
  let below = 0;
  const bounded = BOUNDS.map((bound, index) => {
    below += buckets[index] ?? 0;
    return `${DURATION}_bucket{${place},le="${String(bound)}"} ${String(below)}`;
  });
  return [
    ...bounded,
    `${DURATION}_bucket{${place},le="+Inf"} ${String(count)}`,
    `${DURATION}_sum{${place}} ${String(sum)}`,
    `${DURATION}_count{${place}} ${String(count)}`,
  ];
}
