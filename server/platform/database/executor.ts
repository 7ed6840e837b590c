import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Schema } from './schema';

/** The database, or a transaction of it: every method of a repository takes one as its first argument. */
export type Executor = PgDatabase<PgQueryResultHKT, Schema>;
