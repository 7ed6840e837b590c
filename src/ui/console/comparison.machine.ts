import type { ComparedBuild, FileChange, FileDifferences } from '../../domain/console/build-comparison';
import { writtenNumber } from '../../domain/shared/written-number';
import { lengthText } from './statistics.machine';
import { bytesText } from './upload.machine';

/** Row of a comparison: a measure of both builds and its difference in words. */
export interface ComparisonRow {
  readonly title: string;
  readonly a: string;
  readonly b: string;
  readonly difference: string;
}

interface Measure {
  readonly title: string;
  readonly of: (build: ComparedBuild) => number | undefined;
  readonly text: (value: number) => string;
  /** Words for a smaller and a greater value of the second build. */
  readonly less: string;
  readonly more: string;
}

const UNKNOWN = 'Unknown';

const length = ({ played }: ComparedBuild): number | undefined =>
  played === undefined || played.sessions === 0 ? undefined : played.seconds / played.sessions;

const buildMeasures: readonly Measure[] = [
  { title: 'Total size', of: ({ bytes }) => bytes, text: bytesText, less: 'smaller', more: 'larger' },
  {
    title: 'Compressed size, as uploaded',
    of: ({ packedBytes }) => packedBytes,
    text: bytesText,
    less: 'smaller',
    more: 'larger',
  },
  { title: 'Number of files', of: ({ files }) => files, text: writtenNumber, less: 'fewer', more: 'more' },
  {
    title: 'Time to first frame',
    of: ({ check }) => check?.firstFrameMs,
    text: (value) => `${writtenNumber(Math.round(value))} ms`,
    less: 'faster',
    more: 'slower',
  },
  {
    title: 'Frames per second',
    of: ({ check }) => check?.framesPerSecond,
    text: (value) => writtenNumber(Math.round(value * 10) / 10),
    less: 'lower',
    more: 'higher',
  },
  { title: 'Script errors', of: ({ check }) => check?.errors, text: writtenNumber, less: 'fewer', more: 'more' },
];

const playMeasures: readonly Measure[] = [
  { title: 'Plays', of: ({ played }) => played?.plays, text: writtenNumber, less: 'fewer', more: 'more' },
  { title: 'Session length', of: length, text: lengthText, less: 'shorter', more: 'longer' },
];

function rowOf({ title, of, text, less, more }: Measure, one: ComparedBuild, other: ComparedBuild): ComparisonRow {
  const [a, b] = [of(one), of(other)];
  const shown = (value: number | undefined) => (value === undefined ? UNKNOWN : text(value));
  const row = { title, a: shown(a), b: shown(b) };
  if (a === undefined || b === undefined) return { ...row, difference: UNKNOWN };
  // Equal texts are no change, even if the exact values differ.
  if (row.a === row.b) return { ...row, difference: 'No change' };
  const sign = b > a ? '+' : '−';
  return { ...row, difference: `${sign}${text(Math.abs(b - a))}, ${b > a ? more : less}` };
}

/** Rows about size and check of two builds. */
export const buildRows = (a: ComparedBuild, b: ComparedBuild): readonly ComparisonRow[] =>
  buildMeasures.map((measure) => rowOf(measure, a, b));

/** Rows about the plays of two builds; undefined if the member may not read them. */
export const playRows = (a: ComparedBuild, b: ComparedBuild): readonly ComparisonRow[] | undefined =>
  a.played === undefined || b.played === undefined ? undefined : playMeasures.map((measure) => rowOf(measure, a, b));

/** Names of differences of files. */
export const changeNames: Readonly<Record<FileChange, string>> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
};

/** Returns the numbers of files by difference, such as "2 added, 0 removed, 1 changed, 5 unchanged". */
export const countsText = ({ counts: { added, removed, changed, same } }: FileDifferences): string =>
  `${writtenNumber(added)} added, ${writtenNumber(removed)} removed, ${writtenNumber(changed)} changed, ${writtenNumber(same)} unchanged`;

/** Number of files that differ and are not listed. */
export const hiddenFiles = ({ files, counts: { added, removed, changed } }: FileDifferences): number =>
  added + removed + changed - files.length;

/** Returns the sentence about files that differ and are not listed. */
export const hiddenText = (hidden: number): string =>
  hidden === 1
    ? '1 smaller file that differs is not listed.'
    : `${writtenNumber(hidden)} smaller files that differ are not listed.`;

/** Returns a size of a file in a comparison. */
export const fileSize = (bytes: number | undefined): string => (bytes === undefined ? '–' : bytesText(bytes));
