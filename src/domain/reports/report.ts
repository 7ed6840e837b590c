import { countCharacters, plainText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/** Kinds of things that can be reported. */
export const reportKinds = ['game', 'review', 'profile'] as const;

export type ReportKind = (typeof reportKinds)[number];

/** Reasons for a report. */
export const reportReasons = ['spam', 'abuse', 'sexual-content', 'cheating', 'copyright', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** States of a report at the operator. */
export const reportStatuses = ['open', 'resolved'] as const;

export type ReportStatus = (typeof reportStatuses)[number];

/** Maximum length of a report's text, in characters. */
export const REPORT_TEXT_LIMIT = 500;

/** Content of a report. */
export interface ReportContent {
  readonly reason: ReportReason;
  /** Plain text; empty if the reason is sufficient. */
  readonly text: string;
}

/** Problem of a report: the reason `other` needs a text, and the text has a limit. */
export type ReportProblem = 'words-missing' | 'too-long';

/** Returns the report to store, without invisible characters, or the problem. */
export function checkReport({ reason, text }: ReportContent): Result<ReportContent, ReportProblem> {
  const stored = plainText(text);
  if (stored === '' && reason === 'other') return err('words-missing');
  return countCharacters(stored) > REPORT_TEXT_LIMIT ? err('too-long') : ok({ reason, text: stored });
}
