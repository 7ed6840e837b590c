import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/**
 * Writes the common table expression `asked` with the values of placeholders, by their types. The planner does not know these values, so
 * PostgreSQL reuses one plan. With plain placeholders it would plan every call again, which takes longer than reading a page.
 */
export const parameterValues = (types: Readonly<Record<string, SQL>>): SQL =>
  sql`asked as materialized (select ${sql.join(
    Object.entries(types).map(([name, type]) => sql`${sql.placeholder(name)}::${type} as ${sql.identifier(name)}`),
    sql`, `,
  )})`;

/** Selects a value of `parameterValues`. */
export const parameter = (name: string): SQL => sql`(select ${sql.identifier(name)} from asked)`;
