import type { Executor } from '../../platform/database/executor';
import { developerMembers, developers } from '../../platform/database/schema/developers';
import type { MediaTarget } from '../builds/picture-writer';
import { drawnPicture, pictureWriter, squareWidths } from '../builds/picture-writer';
import { recordAudit } from './audit.repository';

/** Draws and stores the logo of a developer without one. Returns its path on the static host. */
export const drawLogo = (blobs: MediaTarget['blobs'], slug: string): Promise<string> =>
  pictureWriter({ blobs, slug, made: () => undefined }).square(drawnPicture(slug, 'square'), squareWidths.item);

interface NewDeveloper {
  readonly slug: string;
  readonly name: string;
  /** Path on the static host. */
  readonly logo: string;
  /** Account id of the owner. */
  readonly owner: string | undefined;
  /** True if the owner creates the developer, false for the operator. */
  readonly byOwner: boolean;
  readonly now: Date;
}

/** Adds a developer and its owner. Returns false if the slug is used. */
export async function insertDeveloper(
  tx: Executor,
  { slug, name, logo, owner, byOwner, now }: NewDeveloper,
): Promise<boolean> {
  const [created] = await tx
    .insert(developers)
    .values({ slug, name, logo, about: '', aboutHtml: '', links: [] })
    .onConflictDoNothing()
    .returning({ id: developers.id });
  if (!created) return false;
  if (owner !== undefined)
    await tx
      .insert(developerMembers)
      .values({ developerId: created.id, accountId: owner, role: 'owner', createdAt: now });
  const text = byOwner ? `Created the developer “${name}”.` : `The operator created the developer “${name}”.`;
  const member = byOwner
    ? { developerId: created.id, accountId: owner }
    : { developerId: created.id, kind: 'operator' as const };
  await recordAudit(tx, { member, event: 'developer.create', text, now });
  return true;
}
