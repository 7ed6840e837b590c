import type { ReportStatus } from '../../../src/domain/reports/report';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { momentText } from '../../messaging/mail/moment-text';
import { forTerminal } from '../../platform/system/ask';
import type { ReportRow } from './report.repository';
import { findReport, listReports, resolveReport } from './report.repository';

type Deps = Pick<ServerDependencies, 'clock' | 'database' | 'urls'>;

const MAX_LISTED = 50;
const unknown = (id: string) => err(`Report ${id} not found.`);

/** Describes the reported review, game or profile. */
function targetText({ game, review, person }: ReportRow): string {
  if (review !== null) return `review of ${game ?? ''} by ${person ?? 'a deleted account'}`;
  return game === null ? `profile of ${person ?? ''}` : `game ${game}`;
}

const lineOf = (report: ReportRow): string =>
  `${report.id}  ${report.status}  ${momentText(report.createdAt)}  ${report.reason}  ${targetText(report)}`;

/** Lists the reports with a status, oldest first. */
export async function reportQueue(
  { database }: Pick<Deps, 'database'>,
  status: ReportStatus,
): Promise<Result<string, string>> {
  const rows = await listReports(database.db, status, MAX_LISTED);
  return ok(rows.length === 0 ? `There are no ${status} reports.` : rows.map(lineOf).join('\n'));
}

/** Shows a report with its text, target and page. */
export async function showReport({ database, urls }: Deps, id: string): Promise<Result<string, string>> {
  const report = await findReport(database.db, id);
  if (!report) return unknown(id);
  const { game, person, review, reporter, text } = report;
  const page = game === null ? `community/user/${person ?? ''}` : `arcade/games/${game}`;
  return ok(
    [
      lineOf(report),
      `Reported by ${reporter ?? 'a deleted account'}: ${text === '' ? 'no text' : forTerminal(text)}`,
      ...(review === null ? [] : [`Review: ${forTerminal(review)}`]),
      `Page: ${urls.portal(page)}`,
    ].join('\n'),
  );
}

/** Marks an open report as resolved. */
export async function resolveOpenReport(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  id: string,
): Promise<Result<string, string>> {
  if (await resolveReport(database.db, id, clock.now())) return ok(`Report ${id} is resolved.`);
  return (await findReport(database.db, id)) ? err(`Report ${id} is already resolved.`) : unknown(id);
}
