import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What happens to rows when the account that they refer to is deleted. */
export type RetentionPolicy =
  | { readonly kind: 'delete'; /** Only these; the others stay. */ readonly only?: SQL }
  /** The rows stay with the nameless account; these columns become null. */
  | { readonly kind: 'keep'; readonly cleared?: readonly PgColumn[] }
  /** The rows stay without the reference: the person's name and address are taken out of these texts, and what may be another address of theirs is emptied. */
  | { readonly kind: 'forget'; readonly texts: readonly PgColumn[]; readonly emptied: readonly PgColumn[] };

/** One column that refers to an account, with what is done to its rows in both ways to leave. */
export interface PersonalReference {
  readonly column: PgColumn;
  readonly fate: RetentionPolicy;
  /** Columns that no copy of the player's data holds: hashes, secrets, and what belongs to somebody else. */
  readonly unexported: readonly PgColumn[];
  /** Rows that are somebody else's doing: a copy does not even tell that there are any. */
  readonly untold?: true;
}
