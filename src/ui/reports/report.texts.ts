import type { ReportKind, ReportReason } from '../../domain/reports/report';

/** What a report is of, as its dialog is called. */
export const reportTitles: Readonly<Record<ReportKind, string>> = {
  game: 'Report this game',
  review: 'Report this review',
  profile: 'Report this player',
};

/** Why something is reported, in the order in which it is asked. */
export const reasonWords: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  abuse: 'Insults, threats or hate',
  'sexual-content': 'Sexual content',
  cheating: 'Cheating or fraud',
  copyright: 'It is somebody else’s work',
  other: 'Something else',
};

/** What is said once a report has arrived. */
export const REPORT_THANKS = 'Thank you. Somebody will look at it.';
