import { brand } from '../../../src/domain/shared/brand';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { backgroundJobs } from '../jobs/background-jobs';
import type { Examined, DoctorReport } from './examine';
import { examine } from './examine';
import type { Finding } from './finding';
import type { JobHealth } from './job-health';

const WIDTH = 14;

const line = ({ name, healthy, told }: Finding): string =>
  `  ${healthy ? 'ok  ' : 'FAIL'}  ${name.padEnd(WIDTH)}  ${told}`;

function jobLine(job: JobHealth): Finding {
  const { name, healthy, lastStart, lastSuccess, running, next, overdue, failingSince, failures, error } = job;
  const told = [
    lastSuccess === null ? 'has never ended well' : `last ended well at ${lastSuccess}`,
    ...(failingSince === null ? [] : [`fails since ${failingSince}, ${String(failures)} times: ${error ?? 'unknown'}`]),
    ...(running ? [`runs since ${lastStart ?? 'long ago'}${overdue ? ', and should have ended' : ''}`] : []),
    ...(running || next === null ? [] : [overdue ? `should have run at ${next}` : `next at ${next}`]),
  ].join('; ');
  return { name, healthy, told };
}

/** A report for people: a word on the whole, then a line for each thing that was looked at. */
function reportText({ healthy, at, checks, jobs }: DoctorReport): string {
  const all = [...checks, ...jobs];
  const ill = all.filter((one) => !one.healthy).length;
  return [
    healthy
      ? `${brand.siteName} is well (${at}).`
      : `${brand.siteName} needs a look: ${String(ill)} of ${String(all.length)} are not well (${at}).`,
    '',
    ...checks.map(line),
    ...(jobs.length > 0 ? ['', 'Jobs:', ...jobs.map(jobLine).map(line)] : []),
  ].join('\n');
}

/** Looks at everything and tells it, in words or as JSON; refused with the same when something is not well. */
export async function consultDoctor(
  deps: Omit<Examined, 'jobs'>,
  { json }: { readonly json: boolean },
): Promise<Result<string, string>> {
  const { clock, config, random, database } = deps;
  const report = await examine({ clock, config, random, database, jobs: backgroundJobs(undefined) });
  const told = json ? JSON.stringify(report, undefined, 2) : reportText(report);
  return report.healthy ? ok(told) : err(told);
}
