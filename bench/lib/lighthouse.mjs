import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--ignore-certificate-errors',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  speed: 'speed-index',
  cls: 'cumulative-layout-shift',
};

/** Number of attempts: on a busy machine the browser sometimes loses the beginning of a trace. */
const ATTEMPTS = 3;

async function audit(chromePath, url, rate) {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS, logLevel: 'silent' });
  try {
    const options = { port: chrome.port, onlyCategories: ['performance'], logLevel: 'silent' };
    const settings = { throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: rate } };
    return (await lighthouse(url, options, { extends: 'lighthouse:default', settings })).lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * Measures a page once with Lighthouse's settings for phones (simulated slow 4G) and a slowdown of the processor, in a new browser. Returns the score (0 to 100),
 * times in milliseconds, CLS, the requests, and the long tasks with their causes.
 */
export async function measurePage(chromePath, url, rate) {
  let report = await audit(chromePath, url, rate);
  for (let attempt = 1; report.runtimeError !== undefined && attempt < ATTEMPTS; attempt += 1)
    report = await audit(chromePath, url, rate);
  const { audits, categories, runtimeError } = report;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const figures = Object.fromEntries(Object.entries(TIMES).map(([name, id]) => [name, audits[id].numericValue]));
  const tasks = audits['long-tasks'].details?.items ?? [];
  const requests = audits['network-requests'].details.items;
  return {
    score: Math.round(categories.performance.score * 100),
    ...figures,
    tasks: tasks.map(({ url: cause, startTime, duration }) => ({ cause, startTime, duration })),
    requests: requests.map(({ url: address, resourceType, transferSize, networkRequestTime, networkEndTime }) => ({
      address,
      resourceType,
      transferSize,
      start: networkRequestTime,
      end: networkEndTime,
    })),
  };
}
