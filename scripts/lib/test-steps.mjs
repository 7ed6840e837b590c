import { mkdirSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { countsFrom, oneCheck, oneSkipped, sum, withRepeat } from './counts.mjs';
import { embeddedOnly } from './embedded-only.mjs';
import { failedFiles, failuresIn } from './failures.mjs';
import { buildIsCurrent } from './fingerprint.mjs';
import { installTemplatePackages } from './install.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { report } from './report.mjs';
import { fromRoot } from './root.mjs';
import { capture, run } from './run.mjs';
import { namedTypeProjects } from './type-projects.mjs';

/** Report file of a step's runner. */
export const reportFile = (name) => fromRoot(`reports/${name}.json`);

function freshReport(name) {
  mkdirSync(fromRoot('reports'), { recursive: true });
  rmSync(reportFile(name), { force: true });
  return reportFile(name);
}

async function quietCheck(command, ...args) {
  const { code, output } = await capture(command, args);
  if (code !== 0) console.log(output.trimEnd());
  return oneCheck(code === 0);
}

/** Compiles the projects that Oxlint does not find. In the step `lint`, Oxlint compiles every file with its nearest settings. */
async function types() {
  const checks = [];
  for (const project of namedTypeProjects) checks.push(await quietCheck('tsc', '-p', project, '--noEmit'));
  return sum(checks);
}

const lint = async () =>
  sum([await quietCheck('eslint', '.', '--max-warnings', '0'), await quietCheck('oxlint', '--quiet')]);
const format = () => quietCheck('oxfmt', '--check');

/** Runs Vitest, then repeats the files with a failed test once in a fresh process to find flaky tests. */
async function vitest(name, projects, env = {}, files = []) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const once = async (file, only) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return countsFrom(file, await run('vitest', ['run', ...only, ...chosen, ...reporters], { env }));
  };
  const first = freshReport(name);
  const counts = await once(first, files);
  const failed = failedFiles(first);
  if (counts.failed === 0 || failed.length === 0) return counts;
  report.say(`repeating ${failed.join(', ')}`);
  const second = freshReport(`${name}-repeat`);
  const repeated = await once(second, failed);
  return withRepeat(counts, failuresIn(first), failuresIn(second), repeated.failed === 0);
}

const UNIT = ['pure', 'unit', 'dom'];
const unit = () => vitest('unit', UNIT);
const properties = () => vitest('properties', UNIT, { FC_RUNS: '1000' });

/** Runs work with a temporary PostgreSQL server, or a fallback on a machine without one. */
async function onPostgres(work, otherwise = () => oneSkipped) {
  const folder = await findPostgres();
  if (!folder) {
    report.say('no PostgreSQL server of version 15 or newer found; using the embedded database');
    return otherwise();
  }
  const database = await startPostgres(folder);
  report.say(`database: PostgreSQL ${database.version}`);
  try {
    return await work({ HOLOCADE_TEST_DATABASE_URL: database.url });
  } finally {
    await database.stop();
  }
}

/** Runs all server tests on PostgreSQL, which reveals races, or on the embedded database. */
const server = () =>
  onPostgres(
    (env) => vitest('server', ['server'], env),
    // Race conditions are then not covered.
    async () => sum([await vitest('server', ['server']), oneSkipped]),
  );
/** Runs the tests of the embedded database and a complete visit on it. */
const EMBEDDED_FILES = [...embeddedOnly, 'test/headless/'];

const embedded = () => vitest('embedded', ['server'], {}, EMBEDDED_FILES);
const allEmbedded = () => vitest('server-embedded', ['server']);

async function build() {
  if (buildIsCurrent()) return oneCheck(true);
  const code = await run(process.execPath, [fromRoot('scripts/build.mjs')]);
  return oneCheck(code === 0);
}

/** Builds the templates with the engines' packages, which only this step installs. */
async function templates() {
  if (!(await installTemplatePackages())) return oneCheck(false);
  return oneCheck((await run(process.execPath, [fromRoot('templates/build.mjs')])) === 0);
}

async function playwright(name, env = {}) {
  const chromium = await findChromium();
  if (!chromium) return oneCheck(false);
  const file = freshReport(name);
  const all = { HOLOCADE_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env };
  return countsFrom(file, await run('playwright', ['test', '--retries=1'], { env: all }));
}

const MAIN = { HOLOCADE_MAIN_JOURNEYS: '1' };

/** Main journeys on PostgreSQL, which takes less processor time than the embedded database. All journeys use the latter. */
const e2e = () =>
  onPostgres(
    ({ HOLOCADE_TEST_DATABASE_URL: url }) => playwright('e2e', { ...MAIN, DATABASE_URL: url }),
    () => playwright('e2e', MAIN),
  );
const journeys = () => playwright('journeys');
const LONG = { HOLOCADE_LONG: '1' };
/** Server tests with a few cases by default, and all cases on request. */
const LONG_FILES = [
  'test/server/commerce/market/killed-in-mid-purchase',
  'test/server/commerce/payments/money-flow',
  'test/server/platform/database/torn-files',
];

const builds = () => vitest('builds', ['server'], LONG, ['.long.test.ts']);
const security = () => playwright('security', LONG);
const money = () => vitest('money', ['server'], LONG, LONG_FILES);
const moneyOnPostgres = () =>
  onPostgres((env) => vitest('money-postgres', ['server'], { ...LONG, ...env }, LONG_FILES));
const faults = () =>
  onPostgres((env) => vitest('faults', ['server'], { ...LONG, ...env }, ['test/server/platform/faults/']));

/** All default steps of `npm test`. The steps of one group run in parallel, the groups in sequence. */
export const testSteps = [
  [
    { name: 'types', run: types },
    { name: 'lint', run: lint },
    { name: 'format', run: format },
    { name: 'build', run: build, neededBy: ['e2e', 'journeys', 'security'] },
    { name: 'templates', run: templates, neededBy: ['e2e', 'journeys'] },
  ],
  [{ name: 'unit', run: unit }],
  [{ name: 'server', run: server }],
  [{ name: 'embedded', run: embedded }],
  [{ name: 'e2e', run: e2e }],
  [{ name: 'properties', run: properties, onlyOnRequest: true }],
  [{ name: 'journeys', run: journeys, onlyOnRequest: true }],
  [{ name: 'server-embedded', run: allEmbedded, onlyOnRequest: true }],
  [{ name: 'security', run: security, onlyOnRequest: true }],
  [{ name: 'builds', run: builds, onlyOnRequest: true }],
  [{ name: 'faults', run: faults, onlyOnRequest: true }],
  [{ name: 'money', run: money, onlyOnRequest: true }],
  [{ name: 'money-postgres', run: moneyOnPostgres, onlyOnRequest: true }],
];
