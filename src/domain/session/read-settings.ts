import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { isAudience } from './current-user';
import type { UserSettings } from './settings';
import { defaultSettings } from './settings';

/** A setting is a switch, or names an audience. */
type SettingKind = 'flag' | 'audience';

/** Returns the kind of a setting from its default value. */
export function settingKind(standard: unknown): SettingKind {
  return typeof standard === 'boolean' ? 'flag' : 'audience';
}

/** True if a value fits this kind of setting. */
export function isSettingValue(kind: SettingKind, value: unknown): boolean {
  return kind === 'flag' ? typeof value === 'boolean' : isAudience(value);
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Replacement = (standard: unknown) => unknown;

/** Replacement for an unreadable setting: the narrowest audience for privacy, the default elsewhere. */
const replacementFor = (group: string): Replacement =>
  group === 'privacy' ? (standard) => (settingKind(standard) === 'flag' ? false : 'none') : (standard) => standard;

function read(standard: Fields, stored: unknown, replacement: Replacement): Fields {
  const entries = Object.entries(standard).map(([field, value]) => {
    if (!isFields(stored)) return [field, stored === undefined ? value : replacement(value)] as const;
    const found = Object.hasOwn(stored, field) ? stored[field] : undefined;
    if (found === undefined) return [field, value] as const;
    return [field, isSettingValue(settingKind(value), found) ? found : replacement(value)] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Parses stored settings, perhaps of an older version. Missing or invalid values become defaults, unknown ones are
 * dropped, and unreadable privacy settings open to nobody.
 * @rule 1.3.3 Every setting has a default, even if it was never stored.
 * @rule 1.3.3 A privacy setting that cannot be read opens to nobody.
 */
export function readSettings(stored: unknown): UserSettings {
  // A player without a row has stored no settings.
  const missing = stored === undefined || stored === null;
  const groups = Object.entries(defaultSettings()).map(([group, standard]) => {
    const found = isFields(stored) ? stored[group] : missing ? undefined : stored;
    return [group, read(standard as Fields, found, replacementFor(group))] as const;
  });
  return Object.fromEntries(groups) as unknown as UserSettings;
}

/** Reason why a setting cannot be changed. */
export type SettingProblem =
  | { readonly kind: 'unknown-setting' }
  | { readonly kind: 'wrong-value' }
  /** The setting reports a fact and has no switch. */
  | { readonly kind: 'read-only' };

/** Settings that only the portal writes: the request for a data export, and the second factor, which needs a code. */
const isReadOnly = (group: string, field: string): boolean => group === 'general' || field === 'two_factor_auth';

/**
 * Returns the settings after one change; group, field and value are untrusted.
 * @rule 1.3.3 A setting is changed by group and field, to a switch's position or an audience.
 * @rule 3.5 Two-factor authentication is not a plain switch: a session alone can neither set it up nor remove it.
 */
export function changeSetting(
  settings: UserSettings,
  group: string,
  field: string,
  value: unknown,
): Result<UserSettings, SettingProblem> {
  const fields = own(settings as unknown as Fields, group) as Fields | undefined;
  const present = fields && own(fields, field);
  if (present === undefined) return err({ kind: 'unknown-setting' });
  if (isReadOnly(group, field)) return err({ kind: 'read-only' });
  if (!isSettingValue(settingKind(present), value)) return err({ kind: 'wrong-value' });
  return ok({ ...settings, [group]: { ...fields, [field]: value } });
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
