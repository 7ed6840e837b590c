import type { BuildCheck } from './check-build';

const MIB = 1024 * 1024;

const mebibytes = (bytes: number): string => `${(bytes / MIB).toFixed(bytes < MIB ? 2 : 1)} MiB`;
const line = (name: string, texts: readonly string[]): readonly string[] =>
  texts.length === 0 ? [] : [`  ${name}: ${texts.join(', ')}`];
const section = (name: string, sentences: readonly string[]): readonly string[] =>
  sentences.length === 0 ? [] : [`${name}:`, ...sentences.map((sentence) => `  - ${sentence}`)];

/** A report of the build check for a terminal. */
export function reportText({ report, capabilities }: Pick<BuildCheck, 'report' | 'capabilities'>): string {
  const { starts, firstFrameMs, framesPerSecond, bytesToFirstFrame } = report;
  const speed = framesPerSecond === null ? '' : `, then ${framesPerSecond} frames a second without a graphics card`;
  const verdict = starts ? 'Check: the build starts.' : 'Check: the build cannot start.';
  return [
    starts && firstFrameMs === null ? 'Check: undecided. The build was not seen to start.' : verdict,
    ...(firstFrameMs === null
      ? []
      : [`  First frame: ${firstFrameMs} ms, ${mebibytes(bytesToFirstFrame)} loaded${speed}`]),
    ...line('Supports', capabilities),
    ...line(
      'XR sessions',
      report.xrSessions.map(({ mode, frames }) => `${mode} (${frames} frames)`),
    ),
    ...line('XR features', report.xrFeatures),
    ...line('SDK calls', report.sdkCalls),
    ...line('Other hosts', report.hosts),
    ...section('Problems', report.problems),
    ...section('Advice', report.advice),
  ].join('\n');
}
