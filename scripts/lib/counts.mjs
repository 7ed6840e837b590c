import { existsSync, readFileSync } from 'node:fs';

const NONE = { passed: 0, failed: 0, skipped: 0 };

/** One check that either passed or failed. */
export const oneCheck = (passed) => (passed ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 });

/** One check that could not be made here. */
export const oneSkipped = { ...NONE, skipped: 1 };

/** The sum of several counts. */
export const sum = (counts) =>
  counts.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
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
  };
}

function ofPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/**
 * What a test runner counted, from its JSON report. A runner that ended badly without a failed test, without a report or
 * without any test counts as one failure: nothing it did not do may look like a success.
 */
export function countsFrom(file, exitCode) {
  if (!existsSync(file)) return oneCheck(false);
  const result = JSON.parse(readFileSync(file, 'utf8'));
  const counts = 'stats' in result ? ofPlaywright(result) : ofVitest(result);
  const good = exitCode === 0 && counts.passed > 0;
  return counts.failed === 0 && !good ? { ...counts, failed: 1 } : counts;
}

/** The closing line: `12 passed, 0 failed`, and `, 1 skipped` when there is something to say. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
