import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { failedFiles, failuresIn } from '../../scripts/lib/failures.mjs';
import { fromRoot } from '../../scripts/lib/root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'failures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportFile(content) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the failures at the end of npm test', () => {
  test('are listed by file and test with the first line of the message, from the report of Vitest', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a rule holds' },
      { status: 'failed', fullName: 'a rule breaks' },
      { status: 'failed', fullName: 'a poll ends', failureMessages: ['Error: Matcher did not succeed.\n    at a.ts'] },
    ];
    const testResults = [
      { name: fromRoot('test/a.test.ts'), status: 'failed', assertionResults },
      { name: fromRoot('test/unreadable.test.ts'), status: 'failed', assertionResults: [] },
      { name: fromRoot('test/good.test.ts'), status: 'passed', assertionResults: [] },
    ];
    expect(failuresIn(reportFile({ testResults }))).toEqual([
      'test/a.test.ts: a rule breaks',
      'test/a.test.ts: a poll ends (Error: Matcher did not succeed.)',
      'test/unreadable.test.ts',
    ]);
    expect(failedFiles(reportFile({ testResults }))).toEqual(['test/a.test.ts', 'test/unreadable.test.ts']);
  });

  test('are listed by file, line and test, from the report of Playwright', () => {
    const specs = [
      { ok: true, title: 'plays', line: 3 },
      { ok: false, title: 'searches', line: 9 },
    ];
    const inner = { file: 'search.spec.ts', specs: [{ ok: false, title: 'half', line: 20 }] };
    const report = { stats: {}, suites: [{ file: 'search.spec.ts', specs, suites: [inner] }] };
    expect(failuresIn(reportFile(report))).toEqual(['e2e/search.spec.ts:9: searches', 'e2e/search.spec.ts:20: half']);
  });

  test('are empty without a report', () => {
    expect(failuresIn(join(folder, 'none.json'))).toEqual([]);
  });
});
