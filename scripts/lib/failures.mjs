import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

const place = (file) => relative(root, file);

/** Returns the first line of a failure message. */
const why = (message = '') => (message === '' ? '' : ` (${message.split('\n', 1)[0]})`);

function ofVitest({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [place(name)];
    return failed.map(({ fullName, failureMessages = [] }) => `${place(name)}: ${fullName}${why(failureMessages[0])}`);
  });
}

const ofSuite = ({ file, specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ title, line }) => `e2e/${file}:${line}: ${title}`),
  ...suites.flatMap(ofSuite),
];

/** Returns failed tests by file and name from a runner's JSON report; an empty list without a report. */
export function failuresIn(file) {
  if (!existsSync(file)) return [];
  const result = JSON.parse(readFileSync(file, 'utf8'));
  return 'stats' in result ? result.suites.flatMap(ofSuite) : ofVitest(result);
}

/** Returns files with a failed test or a load error from Vitest's JSON report; an empty list without a report. */
export function failedFiles(file) {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => place(name));
}
