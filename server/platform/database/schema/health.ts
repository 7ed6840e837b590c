import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { frameModes } from '../../../../src/domain/bridge/runtime-report';
import { FURTHER_ERRORS } from '../../../../src/domain/console/game-health';
import { deviceClasses } from '../../../../src/domain/console/game-statistics';
import { errorKinds } from '../../../../src/domain/play/runtime-health';
import { builds } from './builds';
import { moment } from './columns';

const buildId = () =>
  integer('build_id')
    .notNull()
    .references(() => builds.id, { onDelete: 'cascade' });
const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** Groups of equal errors and failed loads of a build, summed at each report. Contains nothing about players; texts are untrusted. */
export const errorGroups = pgTable(
  'error_groups',
  {
    buildId: buildId(),
    /** Hash of kind, message and first frames of the stack, or `further` for the errors beyond the groups of a build. */
    fingerprint: text('fingerprint').notNull(),
    kind: text('kind', { enum: [...errorKinds, FURTHER_ERRORS] }).notNull(),
    /** Message of the first report; of a failed load, the path of the file. */
    message: text('message').notNull(),
    /** Stack of the first report that has one. */
    stack: text('stack'),
    count: count('count'),
    sessions: count('sessions'),
    /** Sessions by class of device. */
    computer: count('computer'),
    mobile: count('mobile'),
    headset: count('headset'),
    unknown: count('unknown'),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'error_groups_pkey', columns: [table.buildId, table.fingerprint] }),
    index('error_groups_last_seen_index').on(table.lastSeenAt),
    check('error_groups_message_length', sql`length(${table.message}) between 1 and 300`),
    check('error_groups_stack_length', sql`length(${table.stack}) between 1 and 4096`),
  ],
);

/** Frame times of a build by day (UTC), class of device and mode: the number of frames up to each bound in milliseconds, and above the last bound. */
export const frameHistograms = pgTable(
  'frame_histograms',
  {
    buildId: buildId(),
    day: date('day').notNull(),
    device: text('device', { enum: deviceClasses }).notNull(),
    mode: text('mode', { enum: frameModes }).notNull(),
    /** Sessions with frames. */
    sessions: count('sessions'),
    upTo7: count('up_to_7'),
    upTo9: count('up_to_9'),
    upTo12: count('up_to_12'),
    upTo14: count('up_to_14'),
    upTo18: count('up_to_18'),
    upTo23: count('up_to_23'),
    upTo34: count('up_to_34'),
    upTo50: count('up_to_50'),
    upTo67: count('up_to_67'),
    upTo100: count('up_to_100'),
    upTo200: count('up_to_200'),
    longer: count('longer'),
  },
  (table) => [
    primaryKey({ name: 'frame_histograms_pkey', columns: [table.buildId, table.day, table.device, table.mode] }),
    index('frame_histograms_day_index').on(table.day),
    check('frame_histograms_device_known', sql`${table.device} in ('computer', 'mobile', 'headset', 'unknown')`),
    check('frame_histograms_mode_known', sql`${table.mode} in ('screen', 'vr')`),
  ],
);
