import type { Config } from '../../platform/config/config';

/** Tells whether a provider of our own stands in: elsewhere than in production, and while none is configured. */
export function needsFakeProvider({ production, social }: Pick<Config, 'production' | 'social'>): boolean {
  return !production && !social.google && !social.facebook && !social.steam;
}
