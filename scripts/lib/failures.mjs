import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

const place = (file) => relative(root, file);

function ofVitest({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [place(name)];
    return failed.map(({ fullName }) => `${place(name)}: ${fullName}`);
  });
}

const ofSuite = (suite, isMeant) => [
  ...(suite.specs ?? []).filter(isMeant).map(({ title, line }) => `e2e/${suite.file}:${line}: ${title}`),
  ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, isMeant)),
];

const failed = ({ ok }) => !ok;
const wavered = ({ tests = [] }) => tests.some(({ status }) => status === 'flaky');

/** The tests that failed, by file and name, from the JSON report of a runner; none when there is no report. */
export function failuresIn(file) {
  if (!existsSync(file)) return [];
  const result = JSON.parse(readFileSync(file, 'utf8'));
  return 'stats' in result ? result.suites.flatMap((suite) => ofSuite(suite, failed)) : ofVitest(result);
}

/** The browser tests that passed only when they were tried once more: each hides a race, of the test or of the product. */
export function waveringIn(file) {
  if (!existsSync(file)) return [];
  const result = JSON.parse(readFileSync(file, 'utf8'));
  return 'stats' in result ? result.suites.flatMap((suite) => ofSuite(suite, wavered)) : [];
}
