// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Measure } from '../../../src/adapters/telemetry/report-web-vitals';
import { reportWebVitals } from '../../../src/adapters/telemetry/report-web-vitals';

type Name = keyof Measure;
type Report = (metric: { readonly value: number }) => void;

let reports: Partial<Record<Name, Report>>;
const measure = Object.fromEntries(
  (['onTTFB', 'onLCP', 'onINP', 'onCLS'] as const).map((name) => [
    name,
    (report: Report) => {
      reports[name] = report;
    },
  ]),
) as unknown as Measure;
const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
let visibilityState: DocumentVisibilityState;
const page = {
  document: {
    addEventListener: document.addEventListener.bind(document),
    removeEventListener: document.removeEventListener.bind(document),
    get visibilityState() {
      return visibilityState;
    },
  },
  navigator: { sendBeacon } as unknown as Navigator,
};
const becomes = (state: DocumentVisibilityState) => {
  visibilityState = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  reports = {};
  sendBeacon.mockClear();
  visibilityState = 'visible';
});

describe('reportWebVitals', () => {
  test('sends one beacon with the last values when the page is hidden for the first time', async () => {
    const cancel = reportWebVitals(page, { page: 'game', device: 'mobile' }, measure);
    reports.onTTFB?.({ value: 80 });
    reports.onLCP?.({ value: 900 });
    reports.onLCP?.({ value: 1200 });
    reports.onCLS?.({ value: 0.01 });
    becomes('visible');
    expect(sendBeacon).not.toHaveBeenCalled();
    becomes('hidden');
    becomes('visible');
    becomes('hidden');
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    const [url, body] = sendBeacon.mock.lastCall ?? [];
    expect([url, body?.type]).toEqual(['/v1/public/web-vitals', 'application/json']);
    const text = (await body?.text()) ?? '';
    expect(JSON.parse(text)).toEqual({ page: 'game', device: 'mobile', ttfb: 80, lcp: 1200, cls: 0.01 });
    cancel();
  });

  test('sends nothing after it was cancelled', () => {
    reportWebVitals(page, { page: 'home', device: 'desktop' }, measure)();
    becomes('hidden');
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
