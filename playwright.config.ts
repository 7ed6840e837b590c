import { defineConfig } from '@playwright/test';

const port = process.env['HOLOCADE_E2E_PORT'] ?? '8099';

const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // The headless shell does not know its connection; the others take it for a fast one, and fetch pictures from this far below the window.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
];

const XR_SPECS = /\.xr\.spec\.ts$/;

/** What takes long and says again what faster tests say: `npm run test:security`. */
const LONG = /@long/;
const asksForLong = process.env['HOLOCADE_LONG'] === '1';

/** The proof of each numbered threat and fault, and each journey that matters most, once, in one of the sizes: `npm test`. All of them: `npm run test:journeys`. */
const onlyMain = process.env['HOLOCADE_MAIN_JOURNEYS'] === '1';

export default defineConfig({
  testDir: 'e2e',
  ...(asksForLong ? { grep: LONG } : { grepInvert: LONG }),
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
    // What never comes is named where it was waited for, long before the test ends.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // A trace of everything takes as long again as half of the tests: ask for one with `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['HOLOCADE_CHROMIUM'] ?? '/usr/bin/chromium', args: QUIET },
  },
  projects: [
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
    // Frames of an emulated headset are drawn by the processor: two at a time only make both late.
    {
      name: 'headset',
      testMatch: XR_SPECS,
      workers: 1,
      fullyParallel: false,
      timeout: 120_000,
      use: { viewport: { width: 1280, height: 720 } },
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
