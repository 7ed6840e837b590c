import type { AdConsent } from './ad-consent';

/**
 * Cooldown of the portal's own ads and of ads that are not videos, in seconds.
 * @rule 2.4.1b The cooldown of a custom ad is 5 s.
 * @rule 2.9.6 The overlay cooldown is 5 s by default.
 */
export const DEFAULT_AD_COOLDOWN = 5;

/**
 * Cooldown of a third-party video of unknown duration, in seconds.
 * @rule 2.9.6 The overlay cooldown is 30 s for video without a duration.
 */
export const VIDEO_AD_COOLDOWN = 30;

/** Longest cooldown of a third-party video, in seconds (record 7). */
export const LONGEST_AD_COOLDOWN = 60;

/** A third-party ad at its start. */
export interface StartedAd {
  readonly video: boolean;
  /** Seconds; undefined if the ad states none. */
  readonly duration: number | undefined;
}

/**
 * Returns the cooldown of a third-party ad in whole seconds, at most 60. Invalid durations count as unknown.
 * @rule 2.4.2a The cooldown of a third-party video is its rounded duration, up to 60 s.
 * @rule 2.4.2b Without a duration the cooldown is 30 s for video and 5 s for other ads.
 */
export function adCooldownSeconds({ video, duration = 0 }: StartedAd): number {
  if (!video) return DEFAULT_AD_COOLDOWN;
  const isKnown = Number.isFinite(duration) && duration > 0;
  return isKnown ? Math.min(Math.round(duration), LONGEST_AD_COOLDOWN) : VIDEO_AD_COOLDOWN;
}

/**
 * Time limit for a third-party ad in milliseconds, including consent and loading.
 * @rule 2.9.7a The bid time-out is 10 s.
 */
export const BID_TIMEOUT = 10_000;

/** Reasons for the end of the wait. */
export type CooldownEnd =
  | 'counted-down'
  | 'completed'
  | 'bid-timed-out'
  | 'ad-failed'
  | 'script-blocked'
  | 'consent-failed'
  | 'no-consent';

/** Wait before an overlay ad can be skipped; `since` in milliseconds. */
export type AdCooldown =
  | { readonly kind: 'bidding'; readonly since: number }
  | { readonly kind: 'counting'; readonly since: number; readonly seconds: number; readonly thirdParty: boolean }
  | { readonly kind: 'over'; readonly because: CooldownEnd };

/** A cooldown that has not ended. */
export type PendingCooldown = Exclude<AdCooldown, { kind: 'over' }>;

export type AdCooldownEvent =
  | { readonly type: 'ad-started'; readonly now: number; readonly ad: StartedAd }
  | { readonly type: 'ad-completed' }
  | { readonly type: 'ad-failed' }
  | { readonly type: 'script-blocked' }
  | { readonly type: 'consent-changed'; readonly consent: AdConsent }
  | { readonly type: 'time-passed'; readonly now: number };

/** Starts the cooldown of the portal's own ad, which is shown at once. */
export function customAdCooldown(now: number): AdCooldown {
  return { kind: 'counting', since: now, seconds: DEFAULT_AD_COOLDOWN, thirdParty: false };
}

/** Starts the wait for a third-party ad. */
export function thirdPartyAdCooldown(now: number): AdCooldown {
  return { kind: 'bidding', since: now };
}

/** Returns the time at which the wait ends without further events, in milliseconds. */
export function cooldownDeadline(cooldown: PendingCooldown): number {
  return cooldown.kind === 'bidding' ? cooldown.since + BID_TIMEOUT : cooldown.since + cooldown.seconds * 1000;
}

/**
 * Returns the cooldown after an event. Events after its end are ignored; consent matters only for third parties.
 * @rule 2.4.3 The cooldown falls to 0 on completion, bid time-out, a blocked script, failed consent integration or
 * missing consent.
 * @rule 2.8.6 An ad's failure only ends the wait.
 */
export function nextAdCooldown(cooldown: AdCooldown, event: AdCooldownEvent): AdCooldown {
  if (cooldown.kind === 'over') return cooldown;
  switch (event.type) {
    case 'ad-started':
      return started(cooldown, event);
    case 'ad-completed':
      return over('completed');
    case 'ad-failed':
    case 'script-blocked':
      return over(event.type);
    case 'consent-changed':
      return consented(cooldown, event.consent);
    case 'time-passed':
      return afterTime(cooldown, event.now);
  }
}

const over = (because: CooldownEnd): AdCooldown => ({ kind: 'over', because });

function afterTime(cooldown: PendingCooldown, now: number): AdCooldown {
  if (now < cooldownDeadline(cooldown)) return cooldown;
  return over(cooldown.kind === 'bidding' ? 'bid-timed-out' : 'counted-down');
}

function started(cooldown: PendingCooldown, event: { now: number; ad: StartedAd }): AdCooldown {
  const waiting = afterTime(cooldown, event.now);
  if (waiting.kind !== 'bidding') return waiting;
  return { kind: 'counting', since: event.now, seconds: adCooldownSeconds(event.ad), thirdParty: true };
}

function consented(cooldown: PendingCooldown, consent: AdConsent): AdCooldown {
  if (consent === 'given' || consent === 'waiting') return cooldown;
  if (cooldown.kind === 'counting' && !cooldown.thirdParty) return cooldown;
  return over(consent === 'failed' ? 'consent-failed' : 'no-consent');
}

/**
 * Returns the whole seconds on the skip button; undefined until the ad is shown.
 * @rule 2.4.1a The skip button shows a countdown.
 */
export function secondsLeft(cooldown: AdCooldown, now: number): number | undefined {
  if (cooldown.kind === 'bidding') return undefined;
  if (cooldown.kind === 'over') return 0;
  const left = Math.ceil((cooldownDeadline(cooldown) - now) / 1000);
  return Math.min(Math.max(left, 0), cooldown.seconds);
}

/**
 * True if the skip button can be clicked.
 * @rule 2.4.1a The skip button can be clicked only at 0.
 */
export function canSkip(cooldown: AdCooldown, now: number): boolean {
  return secondsLeft(cooldown, now) === 0;
}

/** Returns the milliseconds until the countdown changes or the wait ends; undefined if it is over. */
export function untilCountdownChange(cooldown: AdCooldown, now: number): number | undefined {
  if (cooldown.kind === 'over') return undefined;
  const seconds = secondsLeft(cooldown, now) ?? 1;
  return Math.max(0, cooldownDeadline(cooldown) - now - (seconds - 1) * 1000);
}
