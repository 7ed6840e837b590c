/**
 * The cooldown of the portal's own ads and of what is no video, in seconds.
 * @rule 2.4.1b The cooldown of a custom ad is 5 s.
 * @rule 2.9.6 The overlay cooldown is 5 s by default.
 */
export const DEFAULT_AD_COOLDOWN = 5;

/**
 * The cooldown of a third party's video that does not tell its duration, in seconds.
 * @rule 2.9.6 The overlay cooldown is 30 s for video without a duration.
 */
export const VIDEO_AD_COOLDOWN = 30;

/** The longest cooldown that a third party's video can ask for, in seconds (record 7). */
export const LONGEST_AD_COOLDOWN = 60;

/** A third party's ad as it starts. */
export interface StartedAd {
  readonly video: boolean;
  /** In seconds; undefined where the ad does not tell it. */
  readonly duration: number | undefined;
}

/**
 * The cooldown of a third party's ad in whole seconds; a duration that is no positive finite number is none, and none makes it longer than 60 s.
 * @rule 2.4.2a A third party's video takes the cooldown from its rounded duration, up to 60 s.
 * @rule 2.4.2b Without a duration the cooldown is 30 s for video and 5 s for others.
 */
export function adCooldownSeconds({ video, duration = 0 }: StartedAd): number {
  if (!video) return DEFAULT_AD_COOLDOWN;
  const told = Number.isFinite(duration) && duration > 0;
  return told ? Math.min(Math.round(duration), LONGEST_AD_COOLDOWN) : VIDEO_AD_COOLDOWN;
}
