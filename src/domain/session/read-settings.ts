import { isSettingValue, settingKind } from './setting-value';
import type { UserSettings } from './settings';
import { defaultSettings } from './settings';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function read(standard: Fields, stored: unknown): Fields {
  const found = isFields(stored) ? stored : {};
  const entries = Object.entries(standard).map(([field, value]) => {
    const kept = Object.hasOwn(found, field) && isSettingValue(settingKind(value), found[field]);
    return [field, kept ? found[field] : value] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Settings as they were stored, perhaps by an older version: what is missing or no longer possible has its default, what is unknown is dropped.
 * @rule 1.3.3 Every setting has a default, also when it was never stored.
 */
export function readSettings(stored: unknown): UserSettings {
  const found = isFields(stored) ? stored : {};
  const groups = Object.entries(defaultSettings()).map(
    ([group, standard]) => [group, read(standard as Fields, found[group])] as const,
  );
  return Object.fromEntries(groups) as unknown as UserSettings;
}
