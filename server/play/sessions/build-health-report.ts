import { judgeFirstFrame } from '../../../src/domain/play/first-frame';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Database } from '../../platform/database/database';
import { listErrors, listHealth } from './build-health.repository';

const share = (part: number, whole: number): string => (whole === 0 ? '0 %' : `${((100 * part) / whole).toFixed(1)} %`);

const judgedTime = (ms: number): string => `${String(Math.round(ms))} ms (${judgeFirstFrame(ms)})`;

/** Formats the health of a game's builds in the last 90 days. */
export async function buildHealthReport(
  { database }: { readonly database: Database },
  { game, version }: { readonly game: string; readonly version?: string | undefined },
): Promise<Result<string, string>> {
  const rows = await listHealth(database.db, game, version);
  if (rows.length === 0) return err(`No health samples of ${game}${version === undefined ? '' : ` ${version}`} yet.`);
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
        `  mean time to first frame: ${started === 0 ? 'unknown' : judgedTime(row.firstFrameMs / started)}`,
        `  frames: ${String(frames)} (up to 12 ms: ${share(frames12, frames)}, up to 18 ms: ${share(frames18, frames)}, up to 34 ms: ${share(frames34, frames)}, longer: ${share(framesSlow, frames)})`,
        `  script errors: ${String(row.scriptErrors)}`,
        ...errors.map(({ message, count }) => `    ${String(count)} × ${message}`),
      ].join('\n'),
    );
  }
  return ok(reports.join('\n'));
}
