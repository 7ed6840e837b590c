import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { isSettingValue, settingKind } from './setting-value';
import type { UserSettings } from './settings';

/** Reason why a setting cannot be changed. */
export type SettingProblem =
  | { readonly kind: 'unknown-setting' }
  | { readonly kind: 'wrong-value' }
  /** The setting reports a fact and has no switch. */
  | { readonly kind: 'read-only' };

type Fields = Readonly<Record<string, unknown>>;

/** Settings that only the portal writes: the request for a data export, and the second factor, which needs a code. */
const isReadOnly = (group: string, field: string): boolean => group === 'general' || field === 'two_factor_auth';

/**
 * Returns the settings after one change; group, field and value are untrusted.
 * @rule 1.3.3 A setting is changed by group and field, to a switch's position or an audience.
 * @rule 3.5 Two-factor sign-in is no plain switch: a session alone can neither set it up nor remove it.
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
