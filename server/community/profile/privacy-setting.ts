import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { accountSettings } from '../../platform/database/schema/accounts';

type Privacy = UserSettings['privacy'];

const stored = accountSettings.settings;
const isObject = (value: SQL): SQL => sql`jsonb_typeof(coalesce(${value}, '{}'::jsonb)) = 'object'`;

/**
 * Condition that a privacy setting has a value, for a statement with joined settings. Like `readSettings`, a missing
 * setting is the default, and an invalid one matches no value that opens anything.
 */
export function privacySetting<Field extends keyof Privacy>(field: Field, value: Privacy[Field]): SQL {
  const standard = sql`case when ${isObject(sql`${stored}`)} and ${isObject(sql`${stored} -> 'privacy'`)}
    then ${JSON.stringify(defaultSettings().privacy[field])}::jsonb else 'null'::jsonb end`;
  return sql`coalesce(${stored} #> array['privacy', ${field}], ${standard}) = ${JSON.stringify(value)}::jsonb`;
}
