import type { AdCooldown } from './ad-cooldown';
import { cooldownDeadline } from './ad-cooldown';

/**
 * The whole seconds that the skip button shows; undefined while the ad, and with it the number, has still to come.
 * @rule 2.4.1a The skip button shows a countdown.
 */
export function secondsLeft(cooldown: AdCooldown, now: number): number | undefined {
  if (cooldown.kind === 'bidding') return undefined;
  if (cooldown.kind === 'over') return 0;
  const left = Math.ceil((cooldownDeadline(cooldown) - now) / 1000);
  return Math.min(Math.max(left, 0), cooldown.seconds);
}

/**
 * Tells whether the skip button can be clicked.
 * @rule 2.4.1a The skip button is clickable only at 0.
 */
export function canSkip(cooldown: AdCooldown, now: number): boolean {
  return secondsLeft(cooldown, now) === 0;
}

/** Milliseconds until the countdown shows another second or its wait ends, or undefined when it is over. */
export function untilCountdownChange(cooldown: AdCooldown, now: number): number | undefined {
  if (cooldown.kind === 'over') return undefined;
  const seconds = secondsLeft(cooldown, now) ?? 1;
  return Math.max(0, cooldownDeadline(cooldown) - now - (seconds - 1) * 1000);
}
