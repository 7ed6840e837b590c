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
 * Lists the emails waiting for an address, oldest first. Test clocks give several emails the same time: those are in the
 * order of the statements that wrote them last, because PostgreSQL stores new rows in the space of deleted ones.
 */
export const mailsTo = (server: Pick<TestServer, 'deps'>, recipient: string): Promise<readonly WaitingMail[]> =>
  server.deps.database.db
    .select()
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(emails.createdAt, sql`${emails}.xmin::text::bigint`, sql`${emails}.cmin::text::bigint`);

/** Secrets of the links to this page in an email, in order. */
export function secretsIn(page: TokenPage, mail: WaitingMail | undefined): readonly string[] {
  const addresses = mail?.text.match(/https?:\/\/\S+/g) ?? [];
  return addresses.flatMap((address) => {
    const read = readToken(page, new URL(address).searchParams.get('token') ?? undefined);
    return read.ok ? [read.value.secret] : [];
  });
}
