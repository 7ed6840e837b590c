import type { AdConsent } from './ad-consent';
import type { StartedAd } from './ad-cooldown-seconds';
import { adCooldownSeconds, DEFAULT_AD_COOLDOWN } from './ad-cooldown-seconds';

/**
 * How long a third party's ad is waited for, consent and loading included, in milliseconds.
 * @rule 2.9.7a The bid time-out is 10 s.
 */
export const BID_TIMEOUT = 10_000;

/** Why nothing is left to wait for. */
export type CooldownEnd =
  'counted-down' | 'completed' | 'bid-timed-out' | 'ad-failed' | 'script-blocked' | 'consent-failed' | 'no-consent';

/** The time before an overlay ad can be skipped; `since` in milliseconds. */
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

/** Starts the cooldown of the portal's own ad, which is there at once. */
export function customAdCooldown(now: number): AdCooldown {
  return { kind: 'counting', since: now, seconds: DEFAULT_AD_COOLDOWN, thirdParty: false };
}

/** Starts to wait for a third party's ad. */
export function thirdPartyAdCooldown(now: number): AdCooldown {
  return { kind: 'bidding', since: now };
}

/** The moment in milliseconds when time alone ends the wait. */
export function cooldownDeadline(cooldown: PendingCooldown): number {
  return cooldown.kind === 'bidding' ? cooldown.since + BID_TIMEOUT : cooldown.since + cooldown.seconds * 1000;
}

/**
 * Moves the cooldown; what came after its end changes nothing, and consent is a matter of third parties.
 * @rule 2.4.3 It falls to 0 on completion, bid time-out, a blocked script, failed consent integration or no consent.
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
      return aged(cooldown, event.now);
  }
}

const over = (because: CooldownEnd): AdCooldown => ({ kind: 'over', because });

function aged(cooldown: PendingCooldown, now: number): AdCooldown {
  if (now < cooldownDeadline(cooldown)) return cooldown;
  return over(cooldown.kind === 'bidding' ? 'bid-timed-out' : 'counted-down');
}

function started(cooldown: PendingCooldown, event: { now: number; ad: StartedAd }): AdCooldown {
  const waiting = aged(cooldown, event.now);
  if (waiting.kind !== 'bidding') return waiting;
  return { kind: 'counting', since: event.now, seconds: adCooldownSeconds(event.ad), thirdParty: true };
}

function consented(cooldown: PendingCooldown, consent: AdConsent): AdCooldown {
  if (consent === 'given' || consent === 'waiting') return cooldown;
  if (cooldown.kind === 'counting' && !cooldown.thirdParty) return cooldown;
  return over(consent === 'failed' ? 'consent-failed' : 'no-consent');
}
