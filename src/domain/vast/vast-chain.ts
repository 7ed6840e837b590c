import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { AdTrackers } from './ad-trackers';
import { joinTrackers, noTrackers } from './ad-trackers';
import type { LinearAd, VastDocument, VastProblem } from './read-vast';

/** How many documents may each name another one (security T39). */
export const MOST_WRAPPERS = 5;

/** How long all documents of a chain may take together, in milliseconds (security T39). */
export const VAST_TIMEOUT = 10_000;

/** The documents that were asked for on the way to an ad. */
export interface VastChain {
  /** Addresses, the last of which is asked for now. */
  readonly asked: readonly string[];
  /** Whom the wrappers want to be told. */
  readonly trackers: AdTrackers;
}

/** Where a chain leads: to one more document, or to its ad. */
export type VastStep =
  | { readonly kind: 'ask'; readonly chain: VastChain; readonly address: string }
  | { readonly kind: 'play'; readonly ad: LinearAd };

/** The chain before its first document has come. */
export function beginChain(tag: string): VastChain {
  return { asked: [tag], trackers: noTrackers };
}

/** Goes on from a document: five wrappers may lead to an ad, and none to where the chain has been. */
export function nextVastStep(chain: VastChain, document: VastDocument): Result<VastStep, VastProblem> {
  if (document.kind === 'linear') {
    const trackers = joinTrackers(chain.trackers, document.ad.trackers);
    return ok({ kind: 'play', ad: { ...document.ad, trackers } });
  }
  if (chain.asked.includes(document.next)) return err('loop');
  if (chain.asked.length > MOST_WRAPPERS) return err('too-many-wrappers');
  const asked = [...chain.asked, document.next];
  const trackers = joinTrackers(chain.trackers, document.trackers);
  return ok({ kind: 'ask', chain: { asked, trackers }, address: document.next });
}
