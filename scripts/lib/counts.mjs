import { existsSync, readFileSync } from 'node:fs';

const NONE = { passed: 0, failed: 0, skipped: 0, flaky: [] };

/** Counts one check as passed or failed. */
export const oneCheck = (passed) => (passed ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 });

/** Counts one check as skipped. */
export const oneSkipped = { ...NONE, skipped: 1 };

/** Adds several counts. */
export const sum = (counts) =>
  counts.reduce(
    (total, { passed, failed, skipped, flaky }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      flaky: [...total.flaky, ...flaky],
    }),
    NONE,
  );

function ofVitest(result) {
  const brokenFiles = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + brokenFiles.length,
    skipped: result.numPendingTests + result.numTodoTests,
    flaky: [],
  };
}

const flakyOfSuite = ({ file, specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests = [] }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, line }) => `e2e/${file}:${line}: ${title}`),
  ...suites.flatMap(flakyOfSuite),
];

function ofPlaywright({ stats, suites = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: suites.flatMap(flakyOfSuite),
  };
}

/**
 * Returns the counts of a runner's JSON report. A runner with a bad exit but no failed test, without a report or without tests counts as
 * one failure. Missing work must never look like success.
 */
export function countsFrom(file, exitCode) {
  if (!existsSync(file)) return oneCheck(false);
  const result = JSON.parse(readFileSync(file, 'utf8'));
  const counts = 'stats' in result ? ofPlaywright(result) : ofVitest(result);
  const good = exitCode === 0 && counts.passed > 0;
  return counts.failed === 0 && !good ? { ...counts, failed: 1 } : counts;
}

/**
 * Returns the counts of a step whose failed files ran again in a fresh process. A test that failed once and passed once is flaky and
 * counts as passed.
 */
export function withRepeat(counts, failures, repeatedFailures, repeatEndedWell) {
  if (!repeatEndedWell && repeatedFailures.length === 0) return counts;
  const nameOf = (failure) => failure.split(' (', 1)[0];
  const again = new Set(repeatedFailures.map(nameOf));
  const flaky = failures.filter((failure) => !again.has(nameOf(failure)));
  return { ...counts, passed: counts.passed + flaky.length, failed: counts.failed - flaky.length, flaky };
}

/** Returns the closing line: `12 passed, 0 failed`, followed by the numbers of skipped and flaky tests if there are any. */
export function closingLine({ passed, failed, skipped, flaky }) {
  const more = [skipped > 0 && `${skipped} skipped`, flaky.length > 0 && `${flaky.length} flaky`].filter(Boolean);
  return [`${passed} passed`, `${failed} failed`, ...more].join(', ');
}
