import { defineConfig } from '@playwright/test';

const port = process.env['HOLOCADE_E2E_PORT'] ?? '8099';

const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // The headless shell does not know its connection type. Other browsers assume a fast one and load pictures this far below the window.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
];

const XR_SPECS = /\.xr\.spec\.ts$/;

/** Slow tests that repeat the statements of faster ones: `npm run test:security`. */
const LONG = /@long/;
/** Journeys that repeat proofs of faster tests. They run in `npm run test:journeys`. */
const REPEAT = /@repeat/;
const asksForLong = process.env['HOLOCADE_LONG'] === '1';

/**
 * Tests of `npm test`: the proof of each numbered threat and fault, and each important journey in one size. `npm run test:journeys` runs
 * all.
 */
const onlyMain = process.env['HOLOCADE_MAIN_JOURNEYS'] === '1';

export default defineConfig({
  testDir: 'e2e',
  ...(asksForLong ? { grep: LONG } : { grepInvert: onlyMain ? [LONG, REPEAT] : LONG }),
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'reports/e2e.json' }]],
  use: {
    baseURL: `http://holocade.localhost:${port}`,
    locale: 'en-GB',
    // Requests of a service worker cannot be intercepted. e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    // A missing element is reported at its expectation, long before the test times out.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Tracing adds half of the test time. Request a trace with `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['HOLOCADE_CHROMIUM'] ?? '/usr/bin/chromium', args: QUIET },
  },
  projects: [
    // The processor draws the emulated headset's frames, so two parallel tests would delay both. They start first, because at the
    // end they would leave a worker idle.
    {
      name: 'headset',
      testMatch: XR_SPECS,
      ...(onlyMain ? { grep: /@headset/ } : {}),
      workers: 1,
      fullyParallel: false,
      timeout: 120_000,
      use: { viewport: { width: 1280, height: 720 } },
    },
    {
      name: 'desktop',
      testIgnore: XR_SPECS,
      ...(onlyMain ? { grep: /@desktop|\b[TFM]\d{1,2}: / } : {}),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: XR_SPECS,
      grep: asksForLong ? /(?=.*@phone)(?=.*@long)/ : /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: 'node e2e/fixtures/serve.mjs',
    env: { PORT: port, HOLOCADE_KIT: '1' },
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
