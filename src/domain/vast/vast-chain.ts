import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { AdTrackers } from './ad-trackers';
import { joinTrackers, noTrackers } from './ad-trackers';
import type { LinearAd, VastDocument, VastProblem } from './read-vast';

/** Maximum number of wrapper documents in a chain (security T39). */
export const MAX_WRAPPERS = 5;

/** Time limit for all documents of a chain, in milliseconds (security T39). */
export const VAST_TIMEOUT = 10_000;

/** Documents requested on the way to an ad. */
export interface VastChain {
  /** Requested addresses; the last one is being requested. */
  readonly asked: readonly string[];
  /** Trackers of the wrappers. */
  readonly trackers: AdTrackers;
}

/** Next step of a chain: another document, or the ad. */
export type VastStep =
  | { readonly kind: 'ask'; readonly chain: VastChain; readonly address: string }
  | { readonly kind: 'play'; readonly ad: LinearAd };

/** Creates the chain before its first document. */
export function beginChain(tag: string): VastChain {
  return { asked: [tag], trackers: noTrackers };
}

/** Continues a chain with a document: at most five wrappers, and no address twice. */
export function nextVastStep(chain: VastChain, document: VastDocument): Result<VastStep, VastProblem> {
  if (document.kind === 'linear') {
    const trackers = joinTrackers(chain.trackers, document.ad.trackers);
    return ok({ kind: 'play', ad: { ...document.ad, trackers } });
  }
  if (chain.asked.includes(document.next)) return err('loop');
  if (chain.asked.length > MAX_WRAPPERS) return err('too-many-wrappers');
  const asked = [...chain.asked, document.next];
  const trackers = joinTrackers(chain.trackers, document.trackers);
  return ok({ kind: 'ask', chain: { asked, trackers }, address: document.next });
}
