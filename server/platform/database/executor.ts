import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Schema } from './schema';

/** The database or a transaction; the first parameter of every repository method. */
export type Executor = PgDatabase<PgQueryResultHKT, Schema>;
