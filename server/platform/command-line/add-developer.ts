import { isReservedName } from '../../../src/domain/shared/reserved-names';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { findAccountId, unknownUser } from '../../identity/account/account.repository';
import { developerMembers, developers } from '../database/schema/developers';
import { drawnPicture, pictureWriter, squareWidths } from '../../publishing/builds/picture-writer';
import type { OperatorCommandDependencies } from './operator-command';

interface NewDeveloper {
  readonly slug: string;
  readonly name: string;
  /** Username of the developer's owner. */
  readonly owner?: string | undefined;
}

/** Adds a developer so that games can be published under its name. */
export async function addDeveloper(
  { blobs, database }: Pick<OperatorCommandDependencies, 'blobs' | 'database'>,
  { slug, name, owner }: NewDeveloper,
): Promise<Result<string, string>> {
  if (isReservedName(slug)) return err(`“${slug}” is a reserved name.`);
  const writer = pictureWriter({ blobs, slug, made: () => undefined });
  const logo = await writer.square(drawnPicture(slug, 'square'), squareWidths.item);
  return database.transaction(async (tx) => {
    const accountId = owner === undefined ? undefined : await findAccountId(tx, owner);
    if (owner !== undefined && accountId === undefined) return err(unknownUser(owner));
    const [created] = await tx
      .insert(developers)
      .values({ slug, name, logo, about: '', aboutHtml: '', links: [] })
      .onConflictDoNothing()
      .returning({ id: developers.id });
    if (!created) return err(`A developer “${slug}” already exists.`);
    if (accountId !== undefined)
      await tx.insert(developerMembers).values({ developerId: created.id, accountId, role: 'owner' });
    return ok(`Developer “${slug}” added. Publish its games with --developer ${slug}.`);
  });
}
