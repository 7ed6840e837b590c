/**
 * Number of failed probe images after which ads count as blocked.
 * @rule 2.4.6 The block check loads a probe image up to 3 times, 250 ms apart.
 */
export const PROBE_TRIES = 3;

/** Pause between two tries, in milliseconds. */
export const PROBE_PAUSE = 250;

/** Time limit for one image, in milliseconds (record 7). */
export const PROBE_TIMEOUT = 3000;

/** State of the ad blocker check; `tries` counts the requested images. */
export type BlockProbe =
  | { readonly kind: 'idle' }
  | { readonly kind: 'probing'; readonly tries: number }
  | { readonly kind: 'pausing'; readonly tries: number }
  | { readonly kind: 'free' }
  | { readonly kind: 'blocked' };

/** Start of the check; an image loaded, failed or timed out; end of the pause. */
export type BlockProbeEvent = 'requested' | 'loaded' | 'failed' | 'timed-out' | 'waited';

/** Load the probe image within 3 s, or wait 250 ms. */
export type BlockProbeCommand = 'probe' | 'wait';

export interface BlockProbeStep {
  readonly probe: BlockProbe;
  readonly commands: readonly BlockProbeCommand[];
}

/** State before the first try. */
export const initialBlockProbe: BlockProbe = { kind: 'idle' };

/**
 * Returns the check after an event. One loaded image allows ads, three failures block them; a result never changes.
 * @rule 2.4.6 The block check loads a probe image up to 3 times, 250 ms apart.
 */
export function nextBlockProbe(probe: BlockProbe, event: BlockProbeEvent): BlockProbeStep {
  if (probe.kind === 'idle' && event === 'requested') return probing(1);
  if (probe.kind === 'pausing' && event === 'waited') return probing(probe.tries + 1);
  return probe.kind === 'probing' ? answered(probe, event) : { probe, commands: [] };
}

/**
 * True if ads are known to be blocked.
 * @rule 2.4.5 A blocked ad script prevents the overlay ad.
 */
export function isBlocked(probe: BlockProbe): boolean {
  return probe.kind === 'blocked';
}

function probing(tries: number): BlockProbeStep {
  return { probe: { kind: 'probing', tries }, commands: ['probe'] };
}

function answered(probe: Extract<BlockProbe, { kind: 'probing' }>, event: BlockProbeEvent): BlockProbeStep {
  if (event === 'loaded') return { probe: { kind: 'free' }, commands: [] };
  return event === 'failed' || event === 'timed-out' ? failed(probe.tries) : { probe, commands: [] };
}

function failed(tries: number): BlockProbeStep {
  return tries === PROBE_TRIES
    ? { probe: { kind: 'blocked' }, commands: [] }
    : { probe: { kind: 'pausing', tries }, commands: ['wait'] };
}
