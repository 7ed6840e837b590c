import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Treatment of rows when the account that they reference is deleted. */
export type RetentionPolicy =
  | { readonly kind: 'delete'; /** Deletes only these rows; the others stay. */ readonly only?: SQL }
  /** Keeps the rows with the anonymised account and sets these columns to null. */
  | { readonly kind: 'keep'; readonly cleared?: readonly PgColumn[] }
  /** Keeps the rows without the reference, redacts name and address from `texts` and empties the columns of `emptied`. */
  | { readonly kind: 'forget'; readonly texts: readonly PgColumn[]; readonly emptied: readonly PgColumn[] };

/** A column that references an account, with its rules for account deletion and data export. */
export interface PersonalReference {
  readonly column: PgColumn;
  readonly policy: RetentionPolicy;
  /** Columns excluded from the data export: hashes, secrets and data of other people. */
  readonly unexported: readonly PgColumn[];
  /** True if the rows result from another player's action: the data export omits them entirely. */
  readonly excluded?: true;
}
