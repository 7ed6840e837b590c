import { countCharacters, plainText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/** What can be reported. */
export const reportKinds = ['game', 'review', 'profile'] as const;

export type ReportKind = (typeof reportKinds)[number];

/** Why something is reported. */
export const reportReasons = ['spam', 'abuse', 'sexual-content', 'cheating', 'copyright', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** How a report stands with the operator. */
export const reportStatuses = ['open', 'resolved'] as const;

export type ReportStatus = (typeof reportStatuses)[number];

/** Most characters of what a reporter adds. */
export const REPORT_TEXT_LIMIT = 500;

/** What a reporter says. */
export interface ReportWords {
  readonly reason: ReportReason;
  /** Plain text; it may be empty where the reason says enough. */
  readonly text: string;
}

/** Why a report cannot be sent: a reason that says nothing needs words, and no words may be too long. */
export type ReportProblem = 'words-missing' | 'too-long';

/** A report as it is stored, without what no reader can see; or why it cannot be sent. */
export function checkReport({ reason, text }: ReportWords): Result<ReportWords, ReportProblem> {
  const words = plainText(text);
  if (words === '' && reason === 'other') return err('words-missing');
  return countCharacters(words) > REPORT_TEXT_LIMIT ? err('too-long') : ok({ reason, text: words });
}
