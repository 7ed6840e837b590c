import { setTimeout as wait } from 'node:timers/promises';
import type { DataOf } from '../../../src/contract/call';
import { publicationState } from '../../../src/contract/publishing.contract';
import { brand } from '../../../src/domain/shared/brand';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { send } from './remote-call';

/** A portal on another machine, and the developer that a command acts for. */
export interface RemoteTarget {
  /** Origin of the portal, such as https://example.org. */
  readonly remote: string;
  readonly developer: string;
  /** False ends before the result of the publication. */
  readonly waits: boolean;
}

/** The environment that a remote command runs in. */
export interface RemoteTerminal {
  /** Secret of an access token. */
  readonly token: string;
  /** Prints a line about the progress. */
  readonly report: (line: string) => void;
  /** Writes the state of a publication for the output; by default as a text for people. */
  readonly format?: (publication: Publication) => string;
  /** Waits for a number of milliseconds. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

const POLL_MS = 3000;
/** The portal unpacks an upload within ten minutes or refuses it; others may run before it. */
const LONGEST_WAIT_MS = 30 * 60_000;
const LONGEST_PAUSE_MS = 60_000;
/** Longest time without an answer of the portal, as sum of the pauses. */
const LONGEST_SILENCE_MS = 5 * 60_000;

/** Address of the calls about a developer. */
export const developerUrl = ({ remote, developer }: RemoteTarget): string =>
  `${remote}/v1/private/developer/${developer}`;

/** Publication as the API describes it. */
export type Publication = DataOf<typeof publicationState>;

/** Describes the state of a publication. */
export function publicationText({ id, state, result }: Publication): string {
  if (state === 'waiting' || state === 'running')
    return `The portal publishes the build now (publication ${id}). The console shows its result.`;
  if (!result) return `The publication ${id} has ended.`;
  const { game, version, status, files, check, page, build } = result;
  const done = status === 'draft' ? 'stored as a draft' : 'published';
  return [
    `${game} ${version} is ${done} (${String(files)} ${files === 1 ? 'file' : 'files'}).`,
    `${status === 'draft' ? 'Private link' : 'Page'}: ${page}`,
    `Build: ${build}`,
    ...(check === undefined ? [] : [check]),
  ].join('\n');
}

/**
 * Waits for the end of a publication. Repeats requests that fail for a while, with growing pauses, for at most five minutes. Returns its
 * result as a text, or the reason of a failure.
 */
export async function followRemotely(
  target: RemoteTarget,
  { token, report, format = publicationText, pause = wait }: RemoteTerminal,
  started: Publication,
): Promise<Result<string, string>> {
  const { id } = started;
  if (!target.waits) return ended(started, format);
  report('The portal checks and publishes the build.');
  const url = `${developerUrl(target)}/publication/${id}`;
  const again = `To wait again: ${brand.identifier} status ${id} --remote ${target.remote} --developer ${target.developer} --wait`;
  let current = started;
  let next = POLL_MS;
  let silent = 0;
  for (let waited = 0; current.state === 'waiting' || current.state === 'running';) {
    if (waited > LONGEST_WAIT_MS)
      return err(`The publication ${id} has not ended. The console shows its result later.\n${again}`);
    await pause(next);
    waited += next;
    const answer = await send(publicationState, url, token, undefined);
    if (answer.ok) {
      current = answer.value;
      next = POLL_MS;
      silent = 0;
      continue;
    }
    const { message, isTemporary, pause: asked } = answer.error;
    if (!isTemporary) return err(message);
    silent += next;
    next = Math.max(asked, Math.min(next * 2, LONGEST_PAUSE_MS));
    if (silent + next > LONGEST_SILENCE_MS)
      return err(`${message}\nThe portal goes on with the publication ${id}; the console shows its result.\n${again}`);
    report(`${message.split('. ')[0] ?? message}. Next attempt in ${String(Math.ceil(next / 1000))} seconds.`);
  }
  return ended(current, format);
}

/** Returns the text of a publication that was not refused. */
export const ended = (publication: Publication, format: (publication: Publication) => string): Result<string, string> =>
  publication.state === 'refused' ? err(publication.error ?? 'The publication was refused.') : ok(format(publication));
