import type { ReportStatus } from '../../../src/domain/reports/report';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { momentText } from '../../messaging/mail/moment-text';
import { forTerminal } from '../../platform/system/ask';
import type { ReportRow } from './report.repository';
import { findReport, listReports, resolveReport } from './report.repository';

type Deps = Pick<ServerDependencies, 'clock' | 'database' | 'urls'>;

const MOST_LISTED = 50;
const unknown = (id: string) => err(`There is no report ${id}.`);

/** What a report is about: the review of a player, a game, or a player's profile. */
function thingOf({ game, review, person }: ReportRow): string {
  if (review !== null) return `review of ${game ?? ''} by ${person ?? 'somebody who has left'}`;
  return game === null ? `profile of ${person ?? ''}` : `game ${game}`;
}

const lineOf = (report: ReportRow): string =>
  `${report.id}  ${report.status}  ${momentText(report.createdAt)}  ${report.reason}  ${thingOf(report)}`;

/** A line for each report of a standing, the oldest first. */
export async function reportQueue(
  { database }: Pick<Deps, 'database'>,
  status: ReportStatus,
): Promise<Result<string, string>> {
  const rows = await listReports(database.db, status, MOST_LISTED);
  return ok(rows.length === 0 ? `No report is ${status}.` : rows.map(lineOf).join('\n'));
}

/** A report with what it says, what it is about and where that is. */
export async function showReport({ database, urls }: Deps, id: string): Promise<Result<string, string>> {
  const report = await findReport(database.db, id);
  if (!report) return unknown(id);
  const { game, person, review, reporter, text } = report;
  const page = game === null ? `community/user/${person ?? ''}` : `arcade/games/${game}`;
  return ok(
    [
      lineOf(report),
      `Reported by ${reporter ?? 'somebody who has left'}: ${text === '' ? 'no words' : forTerminal(text)}`,
      ...(review === null ? [] : [`The review: ${forTerminal(review)}`]),
      `Its page: ${urls.portal(page)}`,
    ].join('\n'),
  );
}

/** Notes that a report is dealt with. */
export async function resolveOpenReport(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  id: string,
): Promise<Result<string, string>> {
  if (await resolveReport(database.db, id, clock.now())) return ok(`The report ${id} is resolved.`);
  return (await findReport(database.db, id)) ? err(`The report ${id} is resolved already.`) : unknown(id);
}
