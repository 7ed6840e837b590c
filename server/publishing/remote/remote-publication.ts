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

/** Address of the calls about a developer. */
export const developerUrl = ({ remote, developer }: RemoteTarget): string =>
  `${remote}/v1/private/developer/${developer}`;

/** Sends a call with the token. Errors: one sentence. */
export async function ask<C extends AnyCall>(
  call: C,
  url: string,
  token: string,
  body?: unknown,
): Promise<Result<DataOf<C>, string>> {
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
    if (!response.ok) return err(messageOf(response.status, text));
    const data = call.data.safeParse(dataOf(text));
    return data.success ? ok(data.data as DataOf<C>) : err(NO_PORTAL);
  } catch (error) {
    return err(unreachable(url, error));
  }
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

/** Waits for the end of a publication. Returns its result as a text, or one sentence with the reason of a failure. */
export async function followRemotely(
  target: RemoteTarget,
  { token, report, format = publicationText, pause = wait }: RemoteTerminal,
  started: Publication,
): Promise<Result<string, string>> {
  const { id } = started;
  if (!target.waits) return ended(started, format);
  report('The portal checks and publishes the build.');
  let current = started;
  for (let waited = 0; current.state === 'waiting' || current.state === 'running'; waited += POLL_MS) {
    if (waited > LONGEST_WAIT_MS)
      return err(`The publication ${id} has not ended. The console shows its result later.`);
    await pause(POLL_MS);
    const next = await ask(publicationState, `${developerUrl(target)}/publication/${id}`, token);
    if (!next.ok) return next;
    current = next.value;
  }
  return ended(current, format);
}

/** Returns the text of a publication that was not refused. */
export const ended = (publication: Publication, format: (publication: Publication) => string): Result<string, string> =>
  publication.state === 'refused' ? err(publication.error ?? 'The publication was refused.') : ok(format(publication));
