import { fc } from '@fast-check/vitest';
import { AUDIENCES } from '../../src/domain/session/current-user';
import type { UserSettings } from '../../src/domain/session/settings';
import { defaultSettings } from '../../src/domain/session/settings';

const valueLike = (standard: unknown) =>
  typeof standard === 'boolean' ? fc.boolean() : fc.constantFrom<boolean | string>(...AUDIENCES);

const group = (standard: object) =>
  fc.record(Object.fromEntries(Object.entries(standard).map(([field, value]) => [field, valueLike(value)])));

/** Valid settings of a player. */
export const userSettings: fc.Arbitrary<UserSettings> = fc
  .record(Object.fromEntries(Object.entries(defaultSettings()).map(([name, fields]) => [name, group(fields)])))
  .map((settings) => settings as unknown as UserSettings);

/** Group and field of any setting. */
export const settingNames: fc.Arbitrary<readonly [string, string]> = fc.constantFrom(
  ...Object.entries(defaultSettings()).flatMap(([name, fields]) =>
    Object.keys(fields as object).map((field) => [name, field] as const),
  ),
);
