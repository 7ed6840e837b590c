import type { Config } from '../../platform/config/config';

/** Reports whether the fake providers run: outside production, if no real provider is configured. */
export function needsFakeProvider({ production, social }: Pick<Config, 'production' | 'social'>): boolean {
  return !production && !social.google && !social.facebook && !social.steam;
}
