import { isReservedName } from '../../../src/domain/shared/reserved-names';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { findAccountId, unknownUser } from '../../identity/account/account.repository';
import { drawLogo, insertDeveloper } from '../../publishing/console/create-developer';
import type { OperatorCommandDependencies } from './operator-command';

interface NewDeveloper {
  readonly slug: string;
  readonly name: string;
  /** Username of the developer's owner. */
  readonly owner?: string | undefined;
}

/** Adds a developer so that games can be published under its name. */
export async function addDeveloper(
  { blobs, clock, database }: Pick<OperatorCommandDependencies, 'blobs' | 'clock' | 'database'>,
  { slug, name, owner }: NewDeveloper,
): Promise<Result<string, string>> {
  if (isReservedName(slug)) return err(`“${slug}” is a reserved name.`);
  const logo = await drawLogo(blobs, slug);
  return database.transaction(async (tx) => {
    const accountId = owner === undefined ? undefined : await findAccountId(tx, owner);
    if (owner !== undefined && accountId === undefined) return err(unknownUser(owner));
    if (!(await insertDeveloper(tx, { slug, name, logo, owner: accountId, byOwner: false, now: clock.now() })))
      return err(`A developer “${slug}” already exists.`);
    return ok(`Developer “${slug}” added. Publish its games with --developer ${slug}.`);
  });
}
