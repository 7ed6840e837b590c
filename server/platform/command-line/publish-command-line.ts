import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { RELEASE_NOTES_MAX } from '../../../src/domain/console/publication';
import { brand } from '../../../src/domain/shared/brand';
import { isSlug } from '../../../src/domain/shared/slug';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { resolveLocalhostNames } from '../../publishing/remote/remote-call';
import type { RemoteTarget, RemoteTerminal } from '../../publishing/remote/remote-publication';
import type { Command, ParsedCommand, Values, WorkTerminal } from './command';
import { flag, givenOptions, text, textOf } from './command';

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/;

/** Reads the origin of a portal. Errors: one sentence. */
function readRemote(given: string): Result<string, string> {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    return err('--remote must be the address of a portal, such as https://example.org.');
  if (url.protocol === 'http:' && !LOCAL.test(url.hostname))
    return err('--remote must start with https://, because the token must not be sent unencrypted.');
  return url.pathname === '/' ? ok(url.origin) : err(`--remote must have no path. Use ${url.origin}.`);
}

/** Folder of a user for files that can be deleted at any time. */
const cacheFolder = ({ XDG_CACHE_HOME: cache }: WorkTerminal['environment']): string =>
  join(cache === undefined || cache === '' ? join(homedir(), '.cache') : cache, brand.identifier);

/** Reads the portal and the developer of a command with `--remote`. */
export function readTarget(remote: string, values: Values): Result<RemoteTarget, string> {
  const origin = readRemote(remote);
  if (!origin.ok) return origin;
  const developer = textOf(values, 'developer');
  if (developer === undefined || !isSlug(developer)) return err('--remote needs --developer SLUG.');
  return ok({ remote: origin.value, developer, waits: values['no-wait'] !== true });
}

/** Writes data of a portal for programs. */
export const jsonText = (data: unknown): string => JSON.stringify(data, undefined, 2);

/** Runs work on another portal with the token of the environment. `--json` formats publications for programs. */
export const withToken = (
  values: Values,
  work: (terminal: RemoteTerminal, environment: WorkTerminal['environment']) => Promise<Result<string, string>>,
): Result<ParsedCommand, string> =>
  ok({
    work: async ({ environment, report }) => {
      const { HOLOCADE_TOKEN: token = '' } = environment;
      if (token === '') return err('Set HOLOCADE_TOKEN to an access token of the developer. The console creates it.');
      resolveLocalhostNames();
      return work({ token, report, ...(values['json'] === true ? { format: jsonText } : {}) }, environment);
    },
  });

/** Maximum size of a file of release notes, in bytes: four for each character. */
const NOTES_BYTES = 4 * RELEASE_NOTES_MAX;

/** Reads the file of `--notes`. Without `--notes`, returns no options. Errors: one sentence. */
async function readNotes(values: Values, here: string): Promise<Result<{ readonly notes?: string }, string>> {
  const name = textOf(values, 'notes');
  if (name === undefined) return ok({});
  const path = resolve(here, name);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return err(`The file ${path} does not exist.`);
  const notes = found.size > NOTES_BYTES ? undefined : await readFile(path, 'utf8');
  return notes === undefined || notes.length > RELEASE_NOTES_MAX
    ? err(`The release notes in ${path} are longer than ${String(RELEASE_NOTES_MAX)} characters.`)
    : ok({ notes });
}

function readRemotePublish(
  path: string,
  remote: string,
  values: Values,
  notes: { readonly notes?: string },
): Result<ParsedCommand, string> {
  const target = readTarget(remote, values);
  if (!target.ok) return target;
  if (values['no-check'] === true) return err('--no-check works only on the portal’s own machine, without --remote.');
  const options = { ...givenOptions(values, ['game', 'version']), ...notes, draft: values['draft'] === true };
  return withToken(values, async (terminal, environment) => {
    const { publishRemotely } = await import('../../publishing/remote/publish-remotely');
    return publishRemotely({ ...target.value, path, options }, { ...terminal, cache: cacheFolder(environment) });
  });
}

function readRemoteRelease(game: string, remote: string, values: Values): Result<ParsedCommand, string> {
  const target = readTarget(remote, values);
  if (!target.ok) return target;
  if (!isSlug(game)) return err(`“${game}” is not the slug of a game.`);
  return withToken(values, async (terminal) => {
    const { releaseRemotely } = await import('../../publishing/remote/publish-remotely');
    return releaseRemotely({ ...target.value, game, ...givenOptions(values, ['version', 'keep']) }, terminal);
  });
}

/** Refuses options that need `--remote`. */
const refuseLocal = (values: Values): Result<undefined, string> => {
  const found = ['no-wait', 'json'].find((name) => values[name] === true);
  return found === undefined ? ok(undefined) : err(`--${found} needs --remote URL.`);
};

/** Releases a draft on this machine's portal or, with `--remote`, on another one. */
export const releaseCommandLine: Command = {
  positionals: ['GAME'],
  options: { version: text, keep: text, developer: text, remote: text, 'no-wait': flag, json: flag },
  read: async ([game = ''], values) => {
    const keep = textOf(values, 'keep');
    if (keep !== undefined && keep !== 'draft' && keep !== 'public') return err('--keep must be draft or public.');
    const remote = textOf(values, 'remote');
    if (remote !== undefined) return readRemoteRelease(game, remote, values);
    const local = refuseLocal(values);
    if (!local.ok) return local;
    if (values['developer'] !== undefined) return err('--developer needs --remote URL.');
    return ok({ request: { command: 'release', options: { game, ...givenOptions(values, ['version', 'keep']) } } });
  },
};

/** Publishes a build on this machine's portal or, with `--remote`, on another one. */
export const publishCommandLine: Command = {
  positionals: ['FOLDER|FILE.zip'],
  options: {
    ...{ game: text, developer: text, version: text, draft: flag, 'no-check': flag },
    ...{ notes: text, remote: text, 'no-wait': flag, json: flag },
  },
  read: async ([folder = ''], values, { folder: here }) => {
    const path = resolve(here, folder);
    if (!existsSync(path)) return err(`The folder or file ${path} does not exist.`);
    const notes = await readNotes(values, here);
    if (!notes.ok) return notes;
    const remote = textOf(values, 'remote');
    if (remote !== undefined) return readRemotePublish(path, remote, values, notes.value);
    const local = refuseLocal(values);
    if (!local.ok) return local;
    const draft = values['draft'] === true;
    const given = givenOptions(values, ['game', 'developer', 'version']);
    const options = { folder: path, ...given, ...notes.value, draft, check: values['no-check'] !== true };
    return ok({ request: { command: 'publish', options } });
  },
};
