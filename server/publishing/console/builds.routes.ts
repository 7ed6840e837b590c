import { buildList, buildNotesChange, buildSwitch, developerGames } from '../../../src/contract/publishing.contract';
import type { AnswerOf } from '../../../src/contract/call';
import { compareVersions } from '../../../src/domain/games/build-version';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { switchLockedBuild } from '../builds/build-commands';
import { listBuildStates } from '../builds/describe-builds';
import { changeNotes } from '../builds/build.repository';
import { draftQuery } from '../builds/draft-link';
import { renderedNotes } from '../builds/store-build.repository';
import { recordAudit } from './audit.repository';
import type { Publication } from './publication.repository';
import { openDraftChanges } from './publication.repository';
import { storedBytes } from './upload.repository';
import { listReleases } from './release.repository';
import type { ConsoleGame } from './console-game.repository';
import { listConsoleGames, lockOwnGame } from './console-game.repository';

type PresentedGame = AnswerOf<typeof developerGames>['games'][number];

const newest = (builds: ConsoleGame['builds']): string | undefined =>
  [...builds].sort((one, other) => compareVersions(other.version, one.version))[0]?.version;

const stateOf = ({ isTakenDown, status }: ConsoleGame): PresentedGame['state'] =>
  isTakenDown ? 'taken-down' : status === 'published' ? 'published' : 'unpublished';

/** Joins the games of a developer with their drafts, by title. */
function presentGames(
  { config, urls }: Pick<ServerDependencies, 'config' | 'urls'>,
  rows: readonly ConsoleGame[],
  { changes, releases }: { readonly changes: readonly Publication[]; readonly releases: ReadonlyMap<number, Date> },
): readonly PresentedGame[] {
  const drafts = new Map(rows.flatMap((row) => (row.draftFor === null ? [] : [[row.draftFor, row] as const])));
  const draftOf = (slug: string): PresentedGame['draft'] => {
    const draft = drafts.get(slug);
    const version = draft && newest(draft.builds);
    if (!draft || version === undefined) return null;
    const page = urls.portal(`arcade/games/${draft.slug}?${draftQuery(config.secret, draft.slug)}`);
    const change = changes.find(({ request }) => request.game === slug);
    const action = change?.request.draftAction;
    return {
      ...{ slug: draft.slug, version, page },
      release: releases.get(draft.id)?.toISOString() ?? null,
      change: change && action ? { id: change.id, action } : null,
    };
  };
  const own = rows.filter(({ draftFor }) => draftFor === null);
  const known = own.map((game) => {
    const opens = newest(game.builds.filter(({ active }) => active)) ?? null;
    return { slug: game.slug, title: game.title, state: stateOf(game), opens, draft: draftOf(game.slug) };
  });
  const slugs = new Set(own.map(({ slug }) => slug));
  const fresh = [...drafts]
    .filter(([slug]) => !slugs.has(slug))
    .map(([slug, { title }]) => ({ slug, title, state: 'new' as const, opens: null, draft: draftOf(slug) }));
  return [...known, ...fresh].sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** Calls about the games of a developer and their builds. */
export function buildRoutes(
  deps: Pick<ServerDependencies, 'blobs' | 'config' | 'database' | 'servedBuilds' | 'urls'>,
): readonly Route[] {
  return [
    route(developerGames, async ({ caller: { member }, tx }) => {
      const only = member.token?.game;
      const { developerId } = member;
      const listed = presentGames(deps, await listConsoleGames(tx, developerId), {
        changes: await openDraftChanges(tx, developerId),
        releases: await listReleases(tx, developerId),
      });
      return ok({ data: { games: listed.filter(({ slug }) => only === undefined || slug === only) } });
    }),
    route(buildList, async ({ caller: { member }, params: { game }, tx }) => {
      const rows = await listConsoleGames(tx, member.developerId);
      const found = rows.find(({ slug, draftFor }) => draftFor === null && slug === game);
      if (!found && !rows.some(({ draftFor }) => draftFor === game)) return err(refusal.notFound('game'));
      const list = found ? await listBuildStates(tx, found.id) : [];
      const builds = list.map(({ version, state, bytes, createdAt, contentHash, notes }) => ({
        ...{ version, state, bytes: bytes ?? 0, notes },
        created: createdAt.toISOString(),
        hash: contentHash,
      }));
      const used = await storedBytes(tx, member.developerId);
      return ok({ data: { builds, storage: { used, limit: deps.config.developers.storedBytes } } });
    }),
    route(buildSwitch, async (input) => {
      const { body, caller, params, now, tx } = input;
      const { active } = body;
      const { member } = caller;
      const { game, version } = params;
      const found = await lockOwnGame(tx, member.developerId, game);
      if (!found) return err(refusal.notFound('game'));
      const done = await switchLockedBuild(tx, found.id, { game, version, active });
      if (!done.ok) return err(done.error.missing ? refusal.notFound('version') : refusal.conflict(done.error.text));
      await recordAudit(tx, { member, event: active ? 'build.activate' : 'build.deactivate', text: done.value, now });
      input.afterCommit(() => deps.servedBuilds.forget(game));
      return ok({ data: null, message: done.value });
    }),
    route(
      buildNotesChange,
      async ({ body, caller: { member }, params: { game, version }, now, tx }) => {
        const found = await lockOwnGame(tx, member.developerId, game);
        if (!found) return err(refusal.notFound('game'));
        const notes = renderedNotes(body.notes);
        const before = await changeNotes(tx, found.id, version, notes);
        if (before === undefined) return err(refusal.notFound('version'));
        if (before.notes === notes.notes) return ok({ data: null });
        const done = notes.notes === null ? 'Removed' : 'Changed';
        const text = `${done} the release notes of version ${version} of “${game}”.`;
        await recordAudit(tx, { member, event: 'build.notes', text, now });
        return ok({ data: null });
      },
      { limit: { max: 60, windowSeconds: 60, by: 'caller' } },
    ),
  ];
}
