import { typeProjects } from './lib/type-projects.mjs';
import { report, seconds } from './lib/report.mjs';
import { run } from './lib/run.mjs';

const started = performance.now();
const outcomes = [];
for (const project of typeProjects) outcomes.push(await run('tsc', ['-p', project, '--noEmit']));

if (outcomes.every((code) => code === 0)) {
  report.done('types', seconds(started));
} else {
  report.fail('types', seconds(started));
  process.exitCode = 1;
}
