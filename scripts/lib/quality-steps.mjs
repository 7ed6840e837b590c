import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mutationScore } from './mutation-score.mjs';
import { recordNumbers } from './quality-numbers.mjs';
import { report } from './report.mjs';
import { fromRoot } from './root.mjs';
import { capture } from './run.mjs';

const MUTATION_REPORT = fromRoot('reports/mutation.json');
const MUTATION_TEXT = fromRoot('reports/mutation.txt');

/** Runs a tool, shows its output on failure only, and summarises the result. */
async function quiet(command, args, noteFrom) {
  const { code, output } = await capture(command, args, { env: { NO_COLOR: '1' } });
  if (code !== 0) console.log(output.trimEnd());
  return { ok: code === 0, note: noteFrom(output, code) };
}

const found = (output, pattern, otherwise) => pattern.exec(output)?.[1] ?? otherwise;

const rules = () =>
  quiet(process.execPath, [fromRoot('scripts/rules.mjs'), '--check'], (output) =>
    found(output, /rules \((.+)\)/, 'did not end'),
  );

const deadCode = () =>
  quiet('knip', ['--no-progress'], (_, code) => (code === 0 ? 'nothing unused' : 'something is unused'));

const duplicates = () =>
  quiet('jscpd', ['--config', '.jscpd.json'], (output) => `${found(output, /Found (\d+) clones/, 'no')} clones`);

const coverage = () =>
  quiet('vitest', ['run', '--config', 'vitest.mutation.config.ts', '--coverage', '--reporter=dot'], (output, code) => {
    // The table has rows only for missing coverage.
    const branches = code === 0 ? '100' : found(output, /All files[^|]*\|[^|]*\|\s*([\d.]+)/, 'unknown');
    return `branches of the domain and the machines: ${branches}%`;
  });

async function mutation() {
  report.say('mutation: some minutes');
  rmSync(MUTATION_REPORT, { force: true });
  const { code, output } = await capture('stryker', ['run']);
  mkdirSync(fromRoot('reports'), { recursive: true });
  writeFileSync(MUTATION_TEXT, output);
  if (code !== 0) console.log(output.trimEnd().split('\n').slice(-60).join('\n'));
  try {
    const { score, survived, total } = mutationScore(JSON.parse(readFileSync(MUTATION_REPORT, 'utf8')));
    return { ok: code === 0, note: `${score}%, ${survived} of ${total} mutants survived: reports/mutation.txt` };
  } catch {
    return { ok: false, note: 'no score: reports/mutation.txt' };
  }
}

/** Prints the numbers of the tree and records them in docs/quality.md. */
async function numbers() {
  const { lines, worse } = recordNumbers();
  for (const line of [...lines, ...worse]) report.say(line);
  const ok = worse.length === 0;
  return { ok, note: ok ? `${lines.length} recorded in docs/quality.md` : 'worse than docs/quality.md' };
}

/** The gates of `npm run quality`, fastest first. */
export const qualitySteps = [
  { name: 'numbers', run: numbers },
  { name: 'rules', run: rules },
  { name: 'dead-code', run: deadCode },
  { name: 'duplicates', run: duplicates },
  { name: 'coverage', run: coverage },
  { name: 'mutation', run: mutation },
];
