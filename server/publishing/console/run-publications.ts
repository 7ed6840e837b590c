import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DraftAction, PublicationResult } from '../../../src/domain/console/publication';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { BlobStoreError } from '../../platform/blobs/blob-store.port';
import { BUSY } from '../builds/change-builds';
import type { Published } from '../builds/publish-command';
import { publishGame } from '../builds/publish-game';
import { removeDraft, renewDraft } from '../builds/build-commands';
import { releaseDraft } from '../builds/release-draft';
import { lostRight } from './accepted-work';
import { recordAudit } from './audit.repository';
import type { Publication } from './publication.repository';
import { membersWho, notifyMember } from './notify-member';
import {
  endPublication,
  insertPublication,
  interruptedPublications,
  postponePublication,
  startNextPublication,
} from './publication.repository';
import { takeDueReleases } from './release.repository';
import { joinParts, removeUpload } from './upload-store';
import { abandonedUploads, admitBuild } from './upload.repository';

const MINUTE = 60_000;
/** Longest time to join and unpack an upload. When a run of the job begins, a publication that started earlier is that of a killed server. */
const LONGEST_MS = 10 * MINUTE;
const UPLOAD_RETENTION_MS = 24 * 60 * MINUTE;

const INTERRUPTED =
  'The server was stopped during this publication. Publish the build again if its game does not have it.';
const INTERRUPTED_CHANGE =
  'The server was stopped during this change. Look at the builds of the game, and repeat the change if necessary.';
const FAILED = 'The publication failed because of an error of the portal. Publish the build again later.';
const FAILED_CHANGE = 'The change failed because of an error of the portal. Try again later.';
const TOO_LONG =
  'The publication was ended because its upload was not unpacked within ten minutes. Publish it again later.';

type PublicationDependencies = Pick<
  ServerDependencies,
  'blobs' | 'clock' | 'config' | 'database' | 'log' | 'realtime' | 'servedBuilds' | 'urls'
>;

type NextPublication = Publication & { readonly developer: string };

async function publishUpload(
  deps: PublicationDependencies,
  publication: NextPublication,
  signal: AbortSignal,
): Promise<Result<Published, string>> {
  const folder = join(deps.config.dataFolder, 'cache', 'publications');
  // Remains of a server that was killed.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const file = join(folder, `${publication.id}.zip`);
    const joined = await joinParts(deps, publication, file, signal);
    if (!joined.ok) return joined;
    const { developer, developerId, request } = publication;
    const { game, version, draft, notes } = request;
    return await publishGame(deps, {
      folder: file,
      developer,
      check: true,
      game,
      version,
      draft,
      notes,
      admit: (db, bytes) => admitBuild(db, { developerId, bytes }, deps.config.developers),
      signal,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Changes a draft. Returns the published build of a release. */
async function changeDraft(
  deps: PublicationDependencies,
  { developer, request }: NextPublication,
  action: DraftAction,
): Promise<Result<Published | undefined, string>> {
  const { game = '', version, build, choice } = request;
  const of = { game, developer };
  if (action === 'release') return releaseDraft(deps, { ...of, version, build, choice });
  const done = await (action === 'renew' ? renewDraft : removeDraft)(deps, of);
  return done.ok ? ok(undefined) : done;
}

/** Runs a publication. Returns `BUSY` if the server stops while an upload is joined or unpacked, because nothing has changed then. */
async function run(
  deps: PublicationDependencies,
  publication: NextPublication,
  stop: AbortSignal,
): Promise<Result<Published | undefined, string>> {
  const { draftAction } = publication.request;
  const timeout = new AbortController();
  const clear = deps.clock.after(LONGEST_MS, () => timeout.abort());
  const signal = AbortSignal.any([stop, timeout.signal]);
  try {
    return await (draftAction === undefined
      ? publishUpload(deps, publication, signal)
      : changeDraft(deps, publication, draftAction));
  } catch (error) {
    if (signal.aborted && error instanceof Error && error.name === 'AbortError')
      return err(timeout.signal.aborted ? TOO_LONG : BUSY);
    const failed = draftAction === undefined ? FAILED : FAILED_CHANGE;
    if (error instanceof BlobStoreError) return err(`${failed} ${error.message}`);
    deps.log.error({ err: error, publication: publication.id }, 'publication failed');
    return err(failed);
  } finally {
    clear();
  }
}

const resultOf = ({ game, version, status, files, check, page, build }: Published): PublicationResult => ({
  ...{ game, version, status, files },
  ...{ check: check ?? null, page, build },
});

/** Entry of the audit log for a publication that has ended well; only renewed and deleted drafts have no build. */
function auditEntry(
  { draftAction, game = '' }: Publication['request'],
  published: Published | undefined,
): { readonly event: string; readonly text: string } {
  if (!published)
    return draftAction === 'renew'
      ? { event: 'draft.renew', text: `Renewed the private link of the draft of “${game}”.` }
      : { event: 'draft.remove', text: `Deleted the draft of “${game}”.` };
  const { game: slug, version, status } = published;
  if (draftAction === 'release')
    return { event: 'draft.release', text: `Released the draft of “${slug}” as version ${version}.` };
  const isDraft = status === 'draft';
  return {
    event: 'build.publish',
    text: isDraft ? `Stored version ${version} of “${slug}” as a draft.` : `Published version ${version} of “${slug}”.`,
  };
}

const LONGEST_NEWS = 500;

/** Title and text of the notification about the end of a scheduled release. */
const releaseNews = ({ game = '' }: Publication['request'], done: Result<Published | undefined, string>) =>
  done.ok
    ? { title: 'Your draft is released', body: `“${game}” ${done.value?.version ?? ''} is public now.` }
    : {
        title: 'Your draft was not released',
        body: `The console shows the draft of “${game}”. ${done.error}`.slice(0, LONGEST_NEWS),
      };

/** Title and text of the notification about the end of a publication. */
const buildNews = ({ game }: Publication['request'], done: Result<Published | undefined, string>) => {
  if (done.ok) {
    const build = `“${done.value?.game ?? ''}” ${done.value?.version ?? ''}`;
    return done.value?.status === 'draft'
      ? { title: 'Your draft is ready', body: `${build} opens with its private link.` }
      : { title: 'Your build is published', body: `${build} is public now.` };
  }
  const named = game === undefined ? '' : `Game: “${game}”. `;
  return { title: 'Your build was not published', body: `${named}${done.error}`.slice(0, LONGEST_NEWS) };
};

/**
 * Notifies of the end: the members who may publish of a scheduled release, and the member who has uploaded a build in the console.
 * Returns functions to call after the commit.
 */
async function notifyOfEnd(
  deps: PublicationDependencies,
  tx: Executor,
  { developerId, request, requestedBy, tokenName }: Publication,
  done: Result<Published | undefined, string>,
): Promise<readonly (() => void)[]> {
  const now = deps.clock.now();
  const uploader = request.draftAction === undefined && tokenName === null ? requestedBy : null;
  const members = request.scheduled ? await membersWho(tx, developerId, 'builds.publish') : [uploader];
  const news = request.scheduled ? releaseNews(request, done) : buildNews(request, done);
  const publish: (() => void)[] = [];
  for (const accountId of members)
    if (accountId !== null) publish.push(await notifyMember(tx, deps, { ...news, accountId, now }));
  return publish;
}

/** Turns releases that are due into publications. Each is taken once, also by several servers. */
const startDueReleases = ({ clock, database }: PublicationDependencies): Promise<void> =>
  database.transaction(async (tx) => {
    for (const { game, version, developerId, requestedBy, tokenName } of await takeDueReleases(tx)) {
      const id = randomUUID();
      const request = { game, version, draft: false, draftAction: 'release', scheduled: true } as const;
      const createdAt = clock.now();
      await insertPublication(tx, { id, uploadId: id, developerId, request, requestedBy, tokenName, createdAt });
    }
  });

/** Ends a publication and deletes its upload. */
async function finish(
  deps: PublicationDependencies,
  publication: Publication,
  done: Result<Published | undefined, string>,
): Promise<void> {
  const { id, developerId, request, requestedBy, tokenName, uploadId } = publication;
  const now = deps.clock.now();
  const publishNews = await deps.database.transaction(async (tx) => {
    const news = await notifyOfEnd(deps, tx, publication, done);
    if (!done.ok) {
      await endPublication(tx, id, { state: 'refused', endedAt: now, error: done.error });
      return news;
    }
    const result = done.value ? { result: resultOf(done.value) } : {};
    await endPublication(tx, id, { state: 'published', endedAt: now, ...result });
    const token = tokenName === null ? undefined : { name: tokenName };
    const member = request.scheduled
      ? { developerId, kind: 'system' as const }
      : { developerId, accountId: requestedBy ?? undefined, token };
    await recordAudit(tx, { member, ...auditEntry(request, done.value), now });
    return news;
  });
  for (const publish of publishNews) publish();
  if (request.draftAction === undefined) await removeUpload(deps, uploadId);
}

/**
 * Publishes uploaded builds, changes drafts and releases scheduled ones, one after the other. First refuses publications whose server was
 * killed, and deletes uploads that are no longer needed. A publication whose requester has lost the right to publish is refused.
 */
export async function runPublications(deps: PublicationDependencies, signal: AbortSignal): Promise<void> {
  const { clock, database } = deps;
  const { db } = database;
  const before = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);
  for (const one of await interruptedPublications(db, before(LONGEST_MS)))
    await finish(deps, one, err(one.request.draftAction === undefined ? INTERRUPTED : INTERRUPTED_CHANGE));
  for (const id of await abandonedUploads(db, before(UPLOAD_RETENTION_MS))) await removeUpload(deps, id);
  while (!signal.aborted) {
    await startDueReleases(deps);
    const next = await startNextPublication(db, clock.now());
    if (!next) return;
    const refused = await lostRight(db, next, clock.now());
    const done = refused === undefined ? await run(deps, next, signal) : err(refused);
    // The next run of the job tries again.
    if (!done.ok && done.error === BUSY) return postponePublication(db, next.id);
    await finish(deps, next, done);
  }
}
