import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

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

/**
 * Measures a page once with Lighthouse's settings for phones (simulated slow 4G, 4x CPU), in a new browser. Returns the score (0 to 100),
 * times in milliseconds, CLS, and the long tasks with their causes.
 */
export async function measurePage(chromePath, url) {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS, logLevel: 'silent' });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'silent' });
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
    const figures = Object.fromEntries(Object.entries(TIMES).map(([name, id]) => [name, audits[id].numericValue]));
    const tasks = audits['long-tasks'].details?.items ?? [];
    const requests = audits['network-requests'].details.items;
    return {
      score: Math.round(categories.performance.score * 100),
      ...figures,
      tasks: tasks.map(({ url: cause, startTime, duration }) => ({ cause, startTime, duration })),
      requests: requests.map(({ url: address, resourceType, transferSize, networkRequestTime, networkEndTime, priority }) => ({ address, resourceType, transferSize, start: networkRequestTime, end: networkEndTime, priority })),
      work: audits['mainthread-work-breakdown'].details?.items.map(({ groupLabel, duration }) => ({ groupLabel, duration })),
      lcpElement: audits['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node?.snippet,
    };
  } finally {
    chrome.kill();
  }
}
