import { isSettingValue, settingKind } from './setting-value';
import type { UserSettings } from './settings';
import { defaultSettings } from './settings';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Instead = (standard: unknown) => unknown;

/** Replacement for an unreadable setting: the narrowest audience for privacy, the default elsewhere. */
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
 * Parses stored settings, perhaps of an older version. Missing or invalid values become defaults, unknown ones are dropped,
 * and unreadable privacy settings open to nobody.
 * @rule 1.3.3 Every setting has a default, also when it was never stored.
 * @rule 1.3.3 A privacy setting that cannot be read opens to nobody.
 */
export function readSettings(stored: unknown): UserSettings {
  // A player without a row has stored no settings.
  const missing = stored === undefined || stored === null;
  const groups = Object.entries(defaultSettings()).map(([group, standard]) => {
    const found = isFields(stored) ? stored[group] : missing ? undefined : stored;
    return [group, read(standard as Fields, found, insteadOf(group))] as const;
  });
  return Object.fromEntries(groups) as unknown as UserSettings;
}
