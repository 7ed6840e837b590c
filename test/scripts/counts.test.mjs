import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import { afterAll, describe, expect } from 'vitest';
import { closingLine, countsFrom, oneCheck, oneSkipped, sum, withRepeat } from '../../scripts/lib/counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportFile(content) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitestReport = (passed, failed, skipped, testResults = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: skipped,
  numTodoTests: 0,
  testResults,
});

const count = fc.nat({ max: 1000 });
const counts = fc.record({ passed: count, failed: count, skipped: count, flaky: fc.constant([]) });

describe('the counts of npm test', () => {
  test('are read from the report of Vitest', () => {
    expect(countsFrom(reportFile(vitestReport(5, 1, 2)), 1)).toEqual({ passed: 5, failed: 1, skipped: 2, flaky: [] });
  });

  test('are read from the report of Playwright', () => {
    const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 4 };
    const specs = [
      { title: 'plays', line: 3, tests: [{ status: 'expected' }] },
      { title: 'searches', line: 9, tests: [{ status: 'flaky' }] },
    ];
    const flaky = ['e2e/search.spec.ts:9: searches'];
    const suites = [{ file: 'search.spec.ts', suites: [{ file: 'search.spec.ts', specs }] }];
    expect(countsFrom(reportFile({ stats, suites }), 1)).toEqual({ passed: 4, failed: 2, skipped: 4, flaky });
  });

  test('count a test that fails once and passes once as passed and flaky', () => {
    const first = { passed: 5, failed: 2, skipped: 0, flaky: [] };
    const failures = ['test/a.test.ts: rests (Error: late)', 'test/b.test.ts: breaks (Error: no)'];
    expect(withRepeat(first, failures, ['test/b.test.ts: breaks (Error: other)'], false)).toEqual({
      passed: 6,
      failed: 1,
      skipped: 0,
      flaky: ['test/a.test.ts: rests (Error: late)'],
    });
    expect(withRepeat(first, failures, [], true)).toMatchObject({ passed: 7, failed: 0 });
  });

  test('include the failures when the repeated run ends without a report', () => {
    const first = { passed: 5, failed: 1, skipped: 0, flaky: [] };
    expect(withRepeat(first, ['test/a.test.ts: rests'], [], false)).toBe(first);
  });

  test('count a file that could not be loaded as a failure', () => {
    const broken = [{ status: 'failed', assertionResults: [] }];
    expect(countsFrom(reportFile(vitestReport(5, 0, 0, broken)), 1)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
      flaky: [],
    });
  });

  test('count a runner without a report, without tests or with a bad exit as a failure', () => {
    expect(countsFrom(join(folder, 'none.json'), 0)).toEqual(oneCheck(false));
    expect(countsFrom(reportFile(vitestReport(0, 0, 0)), 0).failed).toBe(1);
    expect(countsFrom(reportFile(vitestReport(9, 0, 0)), 1).failed).toBe(1);
  });

  test('end with one line that mentions skipped checks only if there are any', () => {
    expect(closingLine(sum([oneCheck(true), oneCheck(false)]))).toBe('1 passed, 1 failed');
    expect(closingLine(sum([oneCheck(true), oneSkipped]))).toBe('1 passed, 0 failed, 1 skipped');
    expect(closingLine({ ...oneCheck(true), flaky: ['test/a.test.ts: rests'] })).toBe('1 passed, 0 failed, 1 flaky');
  });

  test.prop([fc.array(counts)])('never lose a check in the sum', (parts) => {
    const total = sum(parts);
    const all = (each) => each.passed + each.failed + each.skipped;
    expect(all(total)).toBe(parts.map(all).reduce((a, b) => a + b, 0));
  });

  test.prop([count, count, count, fc.constantFrom(0, 1)])(
    'never report success for a run with a bad exit or without tests',
    (passed, failed, skipped, code) => {
      const counted = countsFrom(reportFile(vitestReport(passed, failed, skipped)), code);
      expect(counted.failed === 0).toBe(failed === 0 && code === 0 && passed > 0);
    },
  );
});
