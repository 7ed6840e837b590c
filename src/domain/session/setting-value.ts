import { isAudience } from './audience';

/** A setting is a switch, or names an audience. */
export type SettingKind = 'flag' | 'audience';

/** The kind of a setting, as its default has it. */
export function settingKind(standard: unknown): SettingKind {
  return typeof standard === 'boolean' ? 'flag' : 'audience';
}

/** Tells whether a value is one that a setting of this kind can have. */
export function isSettingValue(kind: SettingKind, value: unknown): boolean {
  return kind === 'flag' ? typeof value === 'boolean' : isAudience(value);
}
