/**
 * How often the probe image is asked for before ads count as blocked.
 * @rule 2.4.6 The block check loads a probe image up to 3 times, 250 ms apart.
 */
export const PROBE_TRIES = 3;

/** The pause between two tries, in milliseconds. */
export const PROBE_PAUSE = 250;

/** How long one image may take before it counts as failed, in milliseconds (record 7). */
export const PROBE_TIMEOUT = 3000;

/** The check whether something blocks ads; `tries` counts the images that have been asked for. */
export type BlockProbe =
  | { readonly kind: 'idle' }
  | { readonly kind: 'probing'; readonly tries: number }
  | { readonly kind: 'pausing'; readonly tries: number }
  | { readonly kind: 'free' }
  | { readonly kind: 'blocked' };

/** The check was asked for; an image came, did not come, or took too long; the pause is over. */
export type BlockProbeEvent = 'requested' | 'loaded' | 'failed' | 'timed-out' | 'waited';

/** Load the probe image, for 3 s at most, or wait 250 ms. */
export type BlockProbeCommand = 'probe' | 'wait';

export interface BlockProbeStep {
  readonly probe: BlockProbe;
  readonly commands: readonly BlockProbeCommand[];
}

/** Before the first try. */
export const unprobed: BlockProbe = { kind: 'idle' };

/**
 * Moves the check: the first image that loads frees ads, the third that fails or takes too long blocks them; what is known stays.
 * @rule 2.4.6 The block check loads a probe image up to 3 times, 250 ms apart.
 */
export function nextBlockProbe(probe: BlockProbe, event: BlockProbeEvent): BlockProbeStep {
  if (probe.kind === 'idle' && event === 'requested') return probing(1);
  if (probe.kind === 'pausing' && event === 'waited') return probing(probe.tries + 1);
  return probe.kind === 'probing' ? answered(probe, event) : { probe, commands: [] };
}

/**
 * Tells whether ads are known to be blocked.
 * @rule 2.4.5 A blocked ad script keeps the overlay ad away.
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
