import * as z from 'zod/mini';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import { insertLinkSecret } from '../email-links/link-secrets.repository';
import { linkLifetimes } from '../email-links/link-lifetimes';
import { portalLink } from '../email-links/portal-link';

/** Details of a status link: the deletion id or, for an unknown person, the time of the request. */
export const deletionLinkDetails = z.union([
  z.object({ deletion: z.uuid() }),
  z.object({ unknownSince: z.iso.datetime() }),
]);

export interface DeletionLink {
  readonly accountId: string | undefined;
  readonly details: z.output<typeof deletionLinkDetails>;
  readonly now: Date;
}

/** Creates a link to the status of a deletion. The link can be opened repeatedly for 90 days. */
export async function insertDeletionLink(
  tx: Executor,
  { random, urls }: Pick<ServerDependencies, 'random' | 'urls'>,
  link: DeletionLink,
): Promise<string> {
  const purpose = 'deletion-status';
  const secret = await insertLinkSecret(tx, { ...link, purpose, lifetime: linkLifetimes[purpose], random });
  return portalLink(urls, purpose, { secret });
}
