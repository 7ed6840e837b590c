import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DataOf } from '../../../src/contract/call';
import { buildList, buildSwitch, publicationState } from '../../../src/contract/publishing.contract';
import { brand } from '../../../src/domain/shared/brand';
import { isSlug } from '../../../src/domain/shared/slug';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { buildLimits, mebibytes } from '../../publishing/builds/build-limits';
import { extractArchive } from '../../publishing/builds/extract-archive';
import { readGameFile } from '../../publishing/builds/read-game-file';
import { scanFolder } from '../../publishing/builds/scan-folder';
import { ask } from '../../publishing/remote/remote-call';
import type { RemoteTerminal } from '../../publishing/remote/remote-publication';
import { developerUrl, ended, followRemotely, publicationText } from '../../publishing/remote/remote-publication';
import type { Command, ParsedCommand, Values } from './command';
import { flag, text, textOf } from './command';
import { jsonText, publishCommandLine, readTarget, releaseCommandLine, withToken } from './publish-command-line';

const NO_REMOTE = 'Give the address of the portal with --remote URL.';
const remoteOptions = { remote: text, developer: text, json: flag };

/** Reads the portal and the game of a command, and runs it with the token. `url` is the address of the game's calls. */
function onGame(
  game: string,
  values: Values,
  work: (url: string, terminal: RemoteTerminal) => Promise<Result<string, string>>,
): Result<ParsedCommand, string> {
  const remote = textOf(values, 'remote');
  if (remote === undefined) return err(NO_REMOTE);
  const target = readTarget(remote, values);
  if (!target.ok) return target;
  if (!isSlug(game)) return err(`“${game}” is not the slug of a game.`);
  return withToken(values, (terminal) => work(`${developerUrl(target.value)}/game/${game}`, terminal));
}

type Build = DataOf<typeof buildList>['builds'][number];

const buildLine = ({ version, state, bytes, created }: Build): string =>
  [version.padEnd(12), state.padEnd(8), mebibytes(bytes).padStart(8), created.slice(0, 10)].join('  ');

/** Makes a build playable or not. */
const switching = (active: boolean): Command => ({
  positionals: ['GAME', 'VERSION'],
  options: remoteOptions,
  read: async ([game = '', version = ''], values) =>
    onGame(game, values, async (url, terminal) => {
      const done = await ask(buildSwitch, `${url}/build/${encodeURIComponent(version)}`, terminal.token, { active });
      if (!done.ok) return done;
      const state = active ? 'active' : 'inactive';
      return ok(terminal.format ? jsonText({ game, version, state }) : `${game} ${version} is ${state}.`);
    }),
});

/** Deactivates the build that opens, so that the newest of the other active builds opens. */
async function rollBack(game: string, url: string, { token, format }: RemoteTerminal): Promise<Result<string, string>> {
  const list = await ask(buildList, `${url}/builds`, token);
  if (!list.ok) return list;
  const { builds } = list.value;
  const current = builds.find(({ state }) => state === 'opens');
  const target = builds.find(({ state }) => state === 'active');
  if (!current || !target) return err(`${game} has no other active build. Activate one first.`);
  const done = await ask(buildSwitch, `${url}/build/${current.version}`, token, { active: false });
  if (!done.ok) return done;
  return ok(
    format
      ? jsonText({ game, opens: target.version, deactivated: current.version })
      : `${game} opens ${target.version} again. ${current.version} is inactive.`,
  );
}

/** Checks names, sizes and links of a build, and its `game.json`, by the default limits. Plays nothing. */
async function checkFiles(path: string, json: boolean): Promise<Result<string, string>> {
  const copy = await mkdtemp(join(tmpdir(), 'build-check-'));
  try {
    const isFolder = (await stat(path)).isDirectory();
    const found = isFolder ? await scanFolder(path, buildLimits) : await extractArchive(path, copy, buildLimits);
    if (!found.ok) return found;
    const root = 'root' in found.value ? found.value.root : '';
    const manifest = await readGameFile(isFolder ? join(path, root) : copy);
    if (!manifest.ok) return manifest;
    const bytes = found.value.files.reduce((sum, { size }) => sum + size, 0);
    const game = manifest.value?.game.slug;
    const files = found.value.files.length;
    if (json) return ok(jsonText({ game: game ?? null, files, bytes }));
    const named =
      game === undefined ? 'It has no game.json, so name its game with --game.' : `game.json describes “${game}”.`;
    return ok(`${String(files)} ${files === 1 ? 'file' : 'files'}, ${mebibytes(bytes)}. ${named}`);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Refuses a command that would need the portal’s own machine. */
const onlyRemote = (command: Command): Command => ({
  ...command,
  read: async (positionals, values, context) =>
    values['remote'] === undefined ? err(NO_REMOTE) : command.read(positionals, values, context),
});

/** Commands of the npm package for developers. All of them work without a server on this machine. */
export const developerCommands: Readonly<Record<string, Command>> = {
  publish: onlyRemote(publishCommandLine),
  release: onlyRemote(releaseCommandLine),
  status: {
    positionals: ['ID'],
    options: { ...remoteOptions, wait: flag },
    read: async ([id = ''], values) => {
      const remote = textOf(values, 'remote');
      const target = remote === undefined ? err(NO_REMOTE) : readTarget(remote, values);
      if (!target.ok) return target;
      return withToken(values, async (terminal) => {
        const url = `${developerUrl(target.value)}/publication/${encodeURIComponent(id)}`;
        const found = await ask(publicationState, url, terminal.token);
        if (!found.ok) return found;
        return values['wait'] === true
          ? followRemotely(target.value, terminal, found.value)
          : ended(found.value, terminal.format ?? publicationText);
      });
    },
  },
  builds: {
    positionals: ['GAME'],
    options: remoteOptions,
    read: async ([game = ''], values) =>
      onGame(game, values, async (url, { token, format }) => {
        const list = await ask(buildList, `${url}/builds`, token);
        if (!list.ok) return list;
        const { builds } = list.value;
        if (format) return ok(jsonText({ game, builds }));
        return ok(builds.length === 0 ? `${game} has no released build.` : builds.map(buildLine).join('\n'));
      }),
  },
  activate: switching(true),
  deactivate: switching(false),
  rollback: {
    positionals: ['GAME'],
    options: remoteOptions,
    read: async ([game = ''], values) => onGame(game, values, (url, terminal) => rollBack(game, url, terminal)),
  },
  check: {
    positionals: ['FOLDER|FILE.zip'],
    options: { json: flag },
    read: async ([folder = ''], values, { folder: here }) => {
      const path = resolve(here, folder);
      const exists = await stat(path).then(
        () => true,
        () => false,
      );
      if (!exists) return err(`The folder or file ${path} does not exist.`);
      return ok({ work: () => checkFiles(path, values['json'] === true) });
    },
  },
};

/** Help text of the npm package. */
export const developerUsage = `${brand.identifier} COMMAND

  publish FOLDER|FILE.zip --remote URL --developer SLUG [--game SLUG] [--version X.Y.Z|major|minor|patch] [--draft]
          [--notes FILE] [--no-wait]
      Uploads a built game to a portal, which checks and publishes it. A repeated command continues an interrupted upload.
      --draft stores the build as a draft and prints its private link. --notes reads release notes in Markdown.
      --no-wait ends after the upload and prints the id of the publication.

  release GAME --remote URL --developer SLUG [--version ..] [--keep draft|public] [--no-wait]
      Publishes the newest build of a draft.

  status ID --remote URL --developer SLUG [--wait]
      Prints the state of a publication. --wait waits for its end.

  builds GAME --remote URL --developer SLUG
      Lists the builds of a game, newest first.

  activate GAME VERSION --remote URL --developer SLUG
  deactivate GAME VERSION --remote URL --developer SLUG
      Makes a build playable, or not playable. The newest active build opens by default.

  rollback GAME --remote URL --developer SLUG
      Deactivates the build that opens by default, so that the active build before it opens again.

  check FOLDER|FILE.zip
      Checks the files of a build and its game.json on this machine. The portal also plays a build before it publishes it.

All commands need an access token of the developer in HOLOCADE_TOKEN, except “check”. The console of the portal creates tokens.
--json prints the result as JSON, also of an error. Progress is written to standard error.
Exit codes: 0 done, 1 refused or failed, 2 wrong use of the command.
`;
