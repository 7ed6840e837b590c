import { timestamp } from 'drizzle-orm/pg-core';

/** A UTC timestamp with the millisecond precision of a JavaScript date, so values survive a round trip. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
