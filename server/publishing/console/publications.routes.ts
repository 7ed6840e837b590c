import { randomUUID } from 'node:crypto';
import { draftChange, publicationStart, publicationState } from '../../../src/contract/publishing.contract';
import type { AnswerOf } from '../../../src/contract/call';
import type { DraftAction } from '../../../src/domain/console/publication';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { publishVersion } from '../builds/publish-command';
import type { Publication } from './publication.repository';
import { lockOwnDraft } from './console-game.repository';
import { findPublication, insertPublication, openDraftChanges } from './publication.repository';
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

const INVALID_VERSION = refusal.validation({ version: ['Use a version like 1.2.0, or major, minor or patch.'] });

/** Calls that publish uploaded builds and change drafts. A repeated start returns the publication of the upload. */
export function publicationRoutes({ jobs }: Pick<ServerDependencies, 'jobs'>): readonly Route[] {
  return [
    route(publicationStart, async (input) => {
      const { body, caller, now, tx } = input;
      const { developerId, accountId = null, token } = caller.member;
      const uploadId = body.upload;
      const upload = await lockUpload(tx, developerId, uploadId);
      const known = await findPublication(tx, developerId, { uploadId });
      if (known) return ok({ data: presented(known) });
      if (!upload) return err(refusal.notFound('upload'));
      if (upload.received < upload.size)
        return err(refusal.conflict('This upload is not complete. Send the rest of the file first.'));
      const version = publishVersion.safeParse(body.version);
      if (!version.success) return err(INVALID_VERSION);
      // A token of one game publishes no other one, because its slug must be that of the build's game.json.
      const game = body.game ?? token?.game;
      const request = { game, version: version.data, draft: body.draft ?? false };
      const publication = { developerId, uploadId, request, requestedBy: accountId, createdAt: now };
      const made = await insertPublication(tx, { ...publication, tokenName: token?.name ?? null });
      input.afterCommit(() => jobs.wake('publications'));
      return ok({ data: presented(made) });
    }),
    route(draftChange, async (input) => {
      const { body, caller, now, params, tx } = input;
      const { action: draftAction, build } = body;
      const { game } = params;
      const { developerId, accountId = null, token } = caller.member;
      if (!(await lockOwnDraft(tx, developerId, game))) return err(refusal.notFound('draft'));
      const open = (await openDraftChanges(tx, developerId)).find(({ request }) => request.game === game);
      const running = open?.request.draftAction;
      if (open && running === draftAction) return ok({ data: presented(open) });
      if (running !== undefined) return err(refusal.conflict(`${openChange[running]} Wait until it has ended.`));
      const version = publishVersion.safeParse(body.version);
      if (!version.success) return err(INVALID_VERSION);
      const request = { game, version: version.data, draft: false, draftAction, build };
      const id = randomUUID();
      const change = { id, developerId, uploadId: id, request, requestedBy: accountId, createdAt: now };
      const made = await insertPublication(tx, { ...change, tokenName: token?.name ?? null });
      input.afterCommit(() => jobs.wake('publications'));
      return ok({ data: presented(made) });
    }),
    route(publicationState, async ({ params, caller: { member }, tx }) => {
      const found = await findPublication(tx, member.developerId, { id: params.id });
      const game = member.token?.game;
      const isOther = game !== undefined && found?.request.game !== game;
      return found && !isOther ? ok({ data: presented(found) }) : err(refusal.notFound('publication'));
    }),
  ];
}
