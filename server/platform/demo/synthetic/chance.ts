import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/** A whole number from 0 to below `most`, the same for the same number and salt on every server. */
export const chance = (number: SQL, salt: number, most: number): SQL =>
  sql`((hashint8extended((${number})::bigint, ${salt}::bigint) & 9223372036854775807) % ${most}::bigint)::integer`;

/** A fraction from 0 to below 1, the same for the same number and salt. */
export const fraction = (number: SQL, salt: number): SQL =>
  sql`(${chance(number, salt, 1_000_000)} / 1000000.0::float8)`;

/** Words without spaces as a list of the statement. */
export const listOf = (items: readonly string[]): SQL => sql`string_to_array(${items.join(' ')}, ' ')`;
