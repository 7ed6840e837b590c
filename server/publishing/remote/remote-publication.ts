import { setTimeout as wait } from 'node:timers/promises';
import type { AnyCall, DataOf } from '../../../src/contract/call';
import { publicationState } from '../../../src/contract/publishing.contract';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { messageOf, NO_PORTAL, unreachable } from './remote-error';

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
/** Statuses of a portal that restarts, or that limits the number of requests. */
const TEMPORARY: readonly number[] = [429, 502, 503, 504];

/** Address of the calls about a developer. */
export const developerUrl = ({ remote, developer }: RemoteTarget): string =>
  `${remote}/v1/private/developer/${developer}`;

/** A call without a result. */
interface Failure {
  /** One sentence. */
  readonly message: string;
  /** True if the same call may succeed later. */
  readonly isTemporary: boolean;
  /** Pause that the portal asks for, in milliseconds. */
  readonly pause: number;
}

/** Reads the header `Retry-After`, a number of seconds or a date, in milliseconds. Without a valid one, returns 0. */
function retryAfter({ headers }: Response): number {
  const given = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(given)) return Number(given) * 1000;
  // The date of the answer is the portal's own time.
  const pause = Date.parse(given) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(pause) ? 0 : Math.max(pause, 0);
}

async function send<C extends AnyCall>(
  call: C,
  url: string,
  token: string,
  body: unknown,
): Promise<Result<DataOf<C>, Failure>> {
  try {
    const response = await fetch(url, {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) {
      const { status } = response;
      const isTemporary = TEMPORARY.includes(status);
      return err({ message: messageOf(status, text), isTemporary, pause: retryAfter(response) });
    }
    const data = call.data.safeParse(dataOf(text));
    return data.success ? ok(data.data as DataOf<C>) : err({ message: NO_PORTAL, isTemporary: false, pause: 0 });
  } catch (error) {
    return err({ message: unreachable(url, error), isTemporary: true, pause: 0 });
  }
}

/** Sends a call with the token. Errors: one sentence. */
export async function ask<C extends AnyCall>(
  call: C,
  url: string,
  token: string,
  body?: unknown,
): Promise<Result<DataOf<C>, string>> {
  const done = await send(call, url, token, body);
  return done.ok ? done : err(done.error.message);
}

/** Reads the data of an answer; undefined if a website without the API has answered. */
function dataOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { readonly data?: unknown } | null)?.data;
  } catch {
    return undefined;
  }
}

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
  const again = `To wait again: holocade status ${id} --remote ${target.remote} --developer ${target.developer} --wait`;
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
