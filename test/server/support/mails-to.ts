import { eq, sql } from 'drizzle-orm';
import { readToken } from '../../../src/domain/tokens/token';
import type { TokenPage } from '../../../src/domain/tokens/token-templates';
import { emails } from '../../../server/platform/database/schema/emails';
import type { TestServer } from './test-server';

export interface WaitingMail {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Lists the emails waiting for an address, oldest first. Emails of one time, as the clocks of tests give them, are in
 * the order of their transactions: their order in the table changes where the space of a deleted row is used again.
 */
export const mailsTo = (server: Pick<TestServer, 'deps'>, recipient: string): Promise<readonly WaitingMail[]> =>
  server.deps.database.db
    .select()
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(emails.createdAt, sql`${emails}.xmin::text::bigint`);

/** Secrets of the links to this page in an email, in order. */
export function secretsIn(page: TokenPage, mail: WaitingMail | undefined): readonly string[] {
  const addresses = mail?.text.match(/https?:\/\/\S+/g) ?? [];
  return addresses.flatMap((address) => {
    const read = readToken(page, new URL(address).searchParams.get('token') ?? undefined);
    return read.ok ? [read.value.secret] : [];
  });
}
