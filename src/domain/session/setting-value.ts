import { isAudience } from './audience';

/** A setting is a switch, or names an audience. */
export type SettingKind = 'flag' | 'audience';

/** Returns the kind of a setting from its default value. */
export function settingKind(standard: unknown): SettingKind {
  return typeof standard === 'boolean' ? 'flag' : 'audience';
}

/** True if a value fits this kind of setting. */
export function isSettingValue(kind: SettingKind, value: unknown): boolean {
  return kind === 'flag' ? typeof value === 'boolean' : isAudience(value);
}
