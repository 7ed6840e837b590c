import { timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC with the milliseconds of a JavaScript date, so that what is read equals what was written. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
