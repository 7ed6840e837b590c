import { setTimeout as wait } from 'node:timers/promises';
import type { AnyCall, DataOf } from '../../../src/contract/call';
import { publicationState } from '../../../src/contract/publishing.contract';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { messageOf, unreachable } from './remote-error';

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
    const { data } = JSON.parse(text) as { readonly data: unknown };
    return ok(call.data.parse(data) as DataOf<C>);
  } catch (error) {
    return err(unreachable(url, error));
  }
}

type Publication = DataOf<typeof publicationState>;

function resultText({ error, result }: Publication): Result<string, string> {
  if (!result) return err(error ?? 'The publication was refused.');
  const { game, version, status, files, check, page, build } = result;
  const done = status === 'draft' ? 'stored as a draft' : 'published';
  return ok(
    [
      `${game} ${version} is ${done} (${String(files)} ${files === 1 ? 'file' : 'files'}).`,
      `${status === 'draft' ? 'Private link' : 'Page'}: ${page}`,
      `Build: ${build}`,
      ...(check === undefined ? [] : [check]),
    ].join('\n'),
  );
}

/** Waits for the end of a publication. Returns its result as a text, or one sentence with the reason of a failure. */
export async function followRemotely(
  target: RemoteTarget,
  { token, report, pause = wait }: RemoteTerminal,
  started: Publication,
): Promise<Result<string, string>> {
  const { id } = started;
  if (!target.waits) return ok(`The portal publishes the build now (publication ${id}). The console shows its result.`);
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
  return resultText(current);
}
