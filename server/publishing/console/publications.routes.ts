import { randomUUID } from 'node:crypto';
import {
  draftChange,
  draftConflicts,
  draftSchedule,
  draftUnschedule,
  publicationStart,
  publicationState,
} from '../../../src/contract/publishing.contract';
import type { AnswerOf } from '../../../src/contract/call';
import { orderedText } from '../../../src/domain/console/game-details';
import type { DraftAction, PublicationRequest } from '../../../src/domain/console/publication';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteInput } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { publishVersion } from '../builds/publish-command';
import type { Publication } from './publication.repository';
import { recordAudit } from './audit.repository';
import { lockOwnDraft } from './console-game.repository';
import { conflictPictures, requireChoice, findDraftMerge } from './draft-merge.repository';
import { findOwnGame } from './game-details.repository';
import { lockDeveloper } from './member.repository';
import { countOpenPublications, findPublication, insertPublication, openDraftChanges } from './publication.repository';
import { deleteRelease, storeRelease } from './release.repository';
import { lockUpload } from './upload.repository';

const presented = ({ id, state, error, result }: Publication): AnswerOf<typeof publicationState> => ({
  id,
  state,
  error,
  result,
});

const openChange: Readonly<Record<DraftAction, string>> = {
  release: 'This draft is being released.',
  renew: 'The private link of this draft is being renewed.',
  remove: 'This draft is being deleted.',
};

const DAY_MS = 86_400_000;
/** Longest time until a scheduled release. */
const LONGEST_WAIT_MS = 366 * DAY_MS;

const INVALID_VERSION = refusal.validation({ version: ['Use a version like 1.2.0, or major, minor or patch.'] });

const OTHER_OPTIONS = refusal.conflict(
  'This upload was started with another game, version, draft option or other release notes. Upload the build again.',
);

/** True if a repeated request has the options of the first one. */
const isSameRequest = ({ request }: Publication, repeated: PublicationRequest): boolean =>
  (['game', 'version', 'draft', 'notes', 'draftAction', 'build', 'choice'] as const).every(
    (name) => orderedText(request[name]) === orderedText(repeated[name]),
  );

/** Most open publications and changes of drafts of a developer. Scheduled releases that are due start also beside them. */
const MAX_OPEN = 2;
const FULL_QUEUE = refusal.conflict('A developer has at most two open publications. Wait until one has ended.');

/** Locks the developer, so that starts at the same time are counted. */
async function hasFullQueue(tx: Executor, developerId: number): Promise<boolean> {
  await lockDeveloper(tx, developerId);
  return (await countOpenPublications(tx, developerId)) >= MAX_OPEN;
}

/** Calls that publish uploaded builds and change drafts. A repeated start returns the publication of the upload. */
export function publicationRoutes({
  config,
  jobs,
  urls,
}: Pick<ServerDependencies, 'config' | 'jobs' | 'urls'>): readonly Route[] {
  const limit = { max: config.production ? 60 : 600, windowSeconds: 60, by: 'caller' } as const;
  /** Stores a publication or a change of a draft, which the job then runs. */
  const begin = async (
    {
      afterCommit,
      caller: { member },
      now,
      tx,
    }: Pick<RouteInput<typeof publicationStart>, 'afterCommit' | 'caller' | 'now' | 'tx'>,
    wanted: Pick<Publication, 'uploadId' | 'request'> & Partial<Pick<Publication, 'id'>>,
  ) => {
    const { developerId, accountId: requestedBy = null, token } = member;
    if (await hasFullQueue(tx, developerId)) return err(FULL_QUEUE);
    const tokenName = token?.name ?? null;
    const made = await insertPublication(tx, { ...wanted, developerId, requestedBy, tokenName, createdAt: now });
    afterCommit(() => jobs.wake('publications'));
    return ok({ data: presented(made) });
  };
  return [
    route(
      publicationStart,
      async (input) => {
        const { body, caller, tx } = input;
        const { developerId, token } = caller.member;
        const uploadId = body.upload;
        const upload = await lockUpload(tx, developerId, uploadId);
        const known = await findPublication(tx, developerId, { uploadId });
        if (!known && !upload) return err(refusal.notFound('upload'));
        if (upload && upload.received < upload.size)
          return err(refusal.conflict('This upload is not complete. Send the rest of the file first.'));
        const version = publishVersion.safeParse(body.version);
        if (!version.success) return err(INVALID_VERSION);
        // A token of one game publishes no other one, because its slug must be that of the build's game.json.
        const game = body.game ?? token?.game;
        const request = { game, version: version.data, draft: body.draft ?? false, notes: body.notes };
        if (known) return isSameRequest(known, request) ? ok({ data: presented(known) }) : err(OTHER_OPTIONS);
        return begin(input, { uploadId, request });
      },
      { limit },
    ),
    route(
      draftChange,
      async (input) => {
        const { body, caller, params, tx } = input;
        const { action: draftAction, build, choice } = body;
        const { game } = params;
        const { developerId } = caller.member;
        if (!(await lockOwnDraft(tx, developerId, game))) return err(refusal.notFound('draft'));
        const version = publishVersion.safeParse(body.version);
        if (!version.success) return err(INVALID_VERSION);
        const request = { game, version: version.data, draft: false, draftAction, build, choice };
        const open = (await openDraftChanges(tx, developerId)).find((one) => one.request.game === game);
        if (open && isSameRequest(open, request)) return ok({ data: presented(open) });
        const running = open?.request.draftAction;
        if (running !== undefined) return err(refusal.conflict(`${openChange[running]} Wait until it has ended.`));
        const merge = draftAction === 'release' ? await findDraftMerge(tx, game) : undefined;
        const allowed = merge ? requireChoice(merge, choice) : ok(undefined);
        if (!allowed.ok) return err(refusal.conflict(allowed.error));
        const id = randomUUID();
        return begin(input, { id, uploadId: id, request });
      },
      { limit },
    ),
    route(
      draftSchedule,
      async ({ body, caller, now, params: { game }, tx }) => {
        const { member } = caller;
        const { developerId, accountId = null, token } = member;
        const draft = await lockOwnDraft(tx, developerId, game);
        if (!draft) return err(refusal.notFound('draft'));
        const open = (await openDraftChanges(tx, developerId)).find(({ request }) => request.game === game);
        const running = open?.request.draftAction;
        if (running !== undefined) return err(refusal.conflict(`${openChange[running]} Wait until it has ended.`));
        const releaseAt = new Date(body.at);
        const wait = releaseAt.getTime() - now.getTime();
        if (!(wait > 0)) return err(refusal.validation({ at: ['Choose a time in the future.'] }));
        if (wait > LONGEST_WAIT_MS) return err(refusal.validation({ at: ['Choose a time within a year.'] }));
        const version = publishVersion.safeParse(body.version);
        if (!version.success) return err(INVALID_VERSION);
        const merge = await findDraftMerge(tx, game);
        const allowed = merge ? requireChoice(merge, undefined) : ok(undefined);
        if (!allowed.ok) return err(refusal.conflict(allowed.error));
        const release = { gameId: draft.id, developerId, releaseAt, version: version.data, requestedBy: accountId };
        await storeRelease(tx, { ...release, tokenName: token?.name ?? null });
        const at = `${releaseAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
        const text = `Scheduled the release of the draft of “${game}” for ${at}.`;
        await recordAudit(tx, { member, event: 'draft.schedule', text, now });
        return ok({ data: null });
      },
      { limit },
    ),
    route(
      draftConflicts,
      async ({ caller: { member }, params: { game }, tx }) => {
        const draft = await findOwnGame(tx, { developerId: member.developerId, game, draft: true });
        const merge = draft && (await findDraftMerge(tx, game));
        if (!merge) return err(refusal.notFound('draft'));
        const conflicts = merge.conflicts.map(({ pictures, ...conflict }) => ({
          ...conflict,
          ...(pictures && { pictures: conflictPictures({ field: conflict.field, pictures }, merge.sides, urls) }),
        }));
        return ok({ data: { revision: merge.revision, conflicts } });
      },
      { limit },
    ),
    route(draftUnschedule, async ({ caller: { member }, now, params: { game }, tx }) => {
      const draft = await lockOwnDraft(tx, member.developerId, game);
      if (!draft) return err(refusal.notFound('draft'));
      if (!(await deleteRelease(tx, draft.id))) return err(refusal.notFound('scheduled release'));
      const text = `Cancelled the scheduled release of the draft of “${game}”.`;
      await recordAudit(tx, { member, event: 'draft.unschedule', text, now });
      return ok({ data: null });
    }),
    route(publicationState, async ({ params, caller: { member }, tx }) => {
      const found = await findPublication(tx, member.developerId, { id: params.id });
      const game = member.token?.game;
      const isOther = game !== undefined && found?.request.game !== game;
      return found && !isOther ? ok({ data: presented(found) }) : err(refusal.notFound('publication'));
    }),
  ];
}
