import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/** BenchmarkIndex of Lighthouse in the middle of "high-end desktop", for which its phone slows the processor down four times. */
const FAST_INDEX = 1750;
const FAST_RATE = 4;

/**
 * Returns this machine's BenchmarkIndex, and the slowdown (1 to 4) that makes it about as fast as a phone, as Lighthouse's guide on throttling
 * recommends. BENCH_CPU sets the slowdown.
 */
export async function cpuRate(browser) {
  const page = await browser.newPage();
  const index = await page.evaluate(`(${String(pageFunctions.computeBenchmarkIndex)})()`);
  await page.close();
  const calibrated = Math.min(FAST_RATE, Math.max(1, (FAST_RATE * index) / FAST_INDEX));
  return { index, rate: Number(process.env.BENCH_CPU ?? calibrated.toFixed(1)) };
}
