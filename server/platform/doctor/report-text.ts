import { brand } from '../../../src/domain/shared/brand';
import type { DoctorReport } from './examine';
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
export function reportText({ healthy, at, checks, jobs }: DoctorReport): string {
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
