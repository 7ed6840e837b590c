import { isSettingValue, settingKind } from './setting-value';
import type { UserSettings } from './settings';
import { defaultSettings } from './settings';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Instead = (standard: unknown) => unknown;

/** What stands in for a setting that cannot be read: of privacy what opens nothing, elsewhere its default. */
const insteadOf = (group: string): Instead =>
  group === 'privacy' ? (standard) => (settingKind(standard) === 'flag' ? false : 'none') : (standard) => standard;

function read(standard: Fields, stored: unknown, instead: Instead): Fields {
  const entries = Object.entries(standard).map(([field, value]) => {
    if (!isFields(stored)) return [field, stored === undefined ? value : instead(value)] as const;
    const found = Object.hasOwn(stored, field) ? stored[field] : undefined;
    if (found === undefined) return [field, value] as const;
    return [field, isSettingValue(settingKind(value), found) ? found : instead(value)] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Settings as they were stored, perhaps by an older version: what is missing or no longer possible has its default, what is unknown is dropped; of privacy, what cannot be read opens nothing.
 * @rule 1.3.3 Every setting has a default, also when it was never stored.
 * @rule 1.3.3 A privacy setting that cannot be read opens to nobody.
 */
export function readSettings(stored: unknown): UserSettings {
  // Who has no row of settings has none stored.
  const missing = stored === undefined || stored === null;
  const groups = Object.entries(defaultSettings()).map(([group, standard]) => {
    const found = isFields(stored) ? stored[group] : missing ? undefined : stored;
    return [group, read(standard as Fields, found, insteadOf(group))] as const;
  });
  return Object.fromEntries(groups) as unknown as UserSettings;
}
