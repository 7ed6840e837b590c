import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { backgroundJobs } from '../jobs/background-jobs';
import type { Examined } from './examine';
import { examine } from './examine';
import { reportText } from './report-text';

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
