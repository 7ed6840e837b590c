import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What happens to rows when the account that they refer to is deleted. */
export type Fate =
  | { readonly kind: 'delete'; /** Only these; the others stay. */ readonly only?: SQL }
  /** The rows stay with the nameless account. */
  | { readonly kind: 'keep' }
  /** The rows stay without the reference, and the person's name and address are taken out of these texts. */
  | { readonly kind: 'forget'; readonly texts: readonly PgColumn[] };

/** One column that refers to an account, with what is done to its rows in both ways to leave. */
export interface PersonalReference {
  readonly column: PgColumn;
  readonly fate: Fate;
  /** Columns that no copy of the player's data holds: hashes, secrets, and what belongs to somebody else. */
  readonly unexported: readonly PgColumn[];
}
