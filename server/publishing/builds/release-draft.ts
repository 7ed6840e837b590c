import type { MergeChoice } from '../../../src/domain/console/draft-merge';
import { releaseFileText } from '../../../src/domain/console/release-file';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import { requireChoice, findDraftMerge } from '../console/draft-merge.repository';
import type { DraftOf } from './build-commands';
import { changeDraft, deleteDraft, noDraft, readDraftFile } from './build-commands';
import { moveUploads } from './game-media.repository';
import { listBuilds } from './build.repository';
import type { Published, PublishCommand } from './publish-command';
import type { PublishDependencies } from './publish-game';
import { publishBuild } from './publish-game';
import { findNewestBuild } from './store-build.repository';
import { withDeletion } from './with-deletion';

interface DraftRelease extends DraftOf, Pick<PublishCommand, 'version'> {
  /** Version of the draft's build to publish. The release is refused if the draft has a newer build. Default: the newest build. */
  readonly build?: string | undefined;
  /** Decision about fields that draft and public game have both changed; without one, such a release is refused. */
  readonly choice?: MergeChoice | undefined;
}

/**
 * Publishes the newest build of a draft as the next version of its game, and deletes the draft. Changes only the details
 * and list entries of the game that the draft has changed since its creation.
 */
export const releaseDraft = (
  deps: PublishDependencies,
  { version, build, choice, ...of }: DraftRelease,
): Promise<Result<Published, string>> =>
  changeDraft(deps, of, async (draft) => {
    const { game } = of;
    const { db } = deps.database;
    const merge = await findDraftMerge(db, game, choice);
    if (!merge) return err(noDraft(game));
    const allowed = requireChoice(merge, choice);
    if (!allowed.ok) return allowed;
    const [newest] = await listBuilds(db, draft.id);
    if (!newest) return err(noDraft(game));
    if (build !== undefined && newest.version !== build)
      return err(
        `The draft of “${game}” now has the build ${newest.version}. Look at this build before you release the draft.`,
      );
    const stored = (await readDraftFile(deps.blobs, draft.slug))?.toString('utf8');
    const { crossOriginIsolated, offline } = await findNewestBuild(db, draft.id);
    const file = releaseFileText(stored, game, merge, { crossOriginIsolated, offline });
    const confirm = async (tx: Executor): Promise<Result<undefined, string>> =>
      (await findDraftMerge(tx, game))?.state === merge.state
        ? ok(undefined)
        : err(`“${game}” or its draft was changed during the release. Release the draft again.`);
    const local = await deps.blobs.openFolder(`builds/${draft.slug}/${newest.version}`);
    try {
      const done = await publishBuild(deps, {
        folder: local.path,
        game,
        developer: draft.developer,
        version,
        draft: false,
        check: true,
        gameFile: Buffer.from(file),
        confirm,
        pictures: merge.media,
        entryPictures: merge.entryPictures,
        onStored: (tx, id, media) => moveUploads(tx, { draft, game: { id, slug: game }, media }),
        notes: newest.notes ?? undefined,
        packedBytes: newest.packedBytes ?? undefined,
        ...(newest.contentHash === null ? {} : { hash: newest.contentHash }),
      });
      if (!done.ok) return done;
      const deleteFiles = await deleteDraft(deps, draft);
      return ok({ ...done.value, note: await withDeletion('The draft is deleted.', deleteFiles) });
    } finally {
      await local.close();
    }
  });
