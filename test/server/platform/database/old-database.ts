/** Creation time of the last migration before the baseline, in milliseconds since 1970. */
export const LAST_OLD_MIGRATION = 1795451617572;

/** Returns the statements that record a newest migration, as an earlier version did. */
export const migratedAt = (createdAt: number): string => `
  create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${String(createdAt)});
`;
