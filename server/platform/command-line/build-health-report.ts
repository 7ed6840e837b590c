import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Database } from '../database/database';
import { listErrors, listHealth } from '../../play/sessions/build-health.repository';

const share = (part: number, whole: number): string => (whole === 0 ? '0 %' : `${((100 * part) / whole).toFixed(1)} %`);

/** Prints the health of a game's builds of the last 90 days for the operator. */
export async function buildHealthReport(
  { database }: { readonly database: Database },
  { game, version }: { readonly game: string; readonly version?: string | undefined },
): Promise<Result<string, string>> {
  const rows = await listHealth(database.db, game, version);
  if (rows.length === 0)
    return err(`There are no health samples of ${game}${version === undefined ? '' : ` ${version}`}.`);
  const reports: string[] = [];
  for (const row of rows) {
    const { frames12, frames18, frames34, framesSlow, samples, failedStarts } = row;
    const frames = frames12 + frames18 + frames34 + framesSlow;
    const started = samples - failedStarts;
    const errors = await listErrors(database.db, row.buildId);
    reports.push(
      [
        `${game} ${row.version}`,
        `  samples: ${String(samples)}, failed starts: ${String(failedStarts)}, failed loads: ${String(row.failedLoads)}`,
        `  mean time to the first frame: ${started === 0 ? 'unknown' : `${String(Math.round(row.firstFrameMs / started))} ms`}`,
        `  frames: ${String(frames)} (up to 12 ms: ${share(frames12, frames)}, up to 18 ms: ${share(frames18, frames)}, up to 34 ms: ${share(frames34, frames)}, longer: ${share(framesSlow, frames)})`,
        `  script errors: ${String(row.scriptErrors)}`,
        ...errors.map(({ message, count }) => `    ${String(count)} × ${message}`),
      ].join('\n'),
    );
  }
  return ok(reports.join('\n'));
}
