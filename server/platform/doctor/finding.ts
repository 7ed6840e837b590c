import type { ServerClock } from '../system/server-clock';
import { errorLine } from '../jobs/job-run.repository';

/** Result of one check of the doctor. */
export interface Finding {
  readonly name: string;
  readonly healthy: boolean;
  /** True if the check is healthy, but needs attention soon. */
  readonly isWarning?: boolean;
  /** Description, without a full stop. */
  readonly details: string;
}

/** Longest time for a check, in milliseconds. */
const CHECK_MS = 5000;

/** Time limit for the requests of a check, shorter than its own, so that it reports the reason. */
export const REQUEST_MS = 4500;

/** Waits for a check. A failed check, and one without a result after 5 seconds, is unhealthy. */
export function findingOf(clock: ServerClock, name: string, check: Promise<Finding>): Promise<Finding> {
  return new Promise((resolve) => {
    const cancel = clock.after(CHECK_MS, () =>
      resolve({ name, healthy: false, details: `no result within ${String(CHECK_MS / 1000)} s` }),
    );
    check
      .catch((error: unknown) => ({ name, healthy: false, details: errorLine(error) }))
      .then((finding) => {
        cancel();
        resolve(finding);
      })
      .catch(() => undefined);
  });
}

/** Combines problems of several hosts into one finding; without a problem, it has the details. */
export function findingAbout(
  name: string,
  details: string,
  { errors, warnings = [] }: { readonly errors: readonly string[]; readonly warnings?: readonly string[] },
): Finding {
  const problems = [...errors, ...warnings];
  if (problems.length === 0) return { name, healthy: true, details };
  const isWarning = errors.length === 0;
  return { name, healthy: isWarning, ...(isWarning && { isWarning }), details: problems.join('; ') };
}
