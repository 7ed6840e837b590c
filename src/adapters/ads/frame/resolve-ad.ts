import type { Clock } from '../../../application/system/clock.port';
import type { Result } from '../../../domain/shared/result';
import { err, ok } from '../../../domain/shared/result';
import type { AdPlace, AdTrackers } from '../../../domain/vast/ad-trackers';
import type { LinearAd, VastNode, VastProblem } from '../../../domain/vast/read-vast';
import { readVast, vastTextProblem } from '../../../domain/vast/read-vast';
import type { VastChain, VastStep } from '../../../domain/vast/vast-chain';
import { beginChain, nextVastStep, VAST_TIMEOUT } from '../../../domain/vast/vast-chain';
import type { FetchVast } from './fetch-vast';

/** Dependencies of `resolveAd`. */
export interface AdResolution {
  readonly fetchVast: FetchVast;
  readonly parse: (text: string) => VastNode | undefined;
  /** Replaces the macros in a URL. */
  readonly fill: (address: string) => string;
  readonly clock: Clock;
  readonly place: AdPlace;
}

/** Reason for a missing ad, and the error trackers of the wrappers on the way. */
export interface FailedAd {
  readonly problem: VastProblem;
  readonly trackers: AdTrackers;
}

/** Resolves a VAST tag to its ad through all wrappers, within ten seconds. */
export async function resolveAd(tag: string, search: AdResolution): Promise<Result<LinearAd, FailedAd>> {
  const aborter = new AbortController();
  let chain: VastChain = beginChain(tag);
  let cancel = () => {};
  const timedOut = new Promise<Result<never, VastProblem>>((resolve) => {
    cancel = search.clock.after(VAST_TIMEOUT, () => {
      aborter.abort();
      resolve(err('timed-out'));
    });
  });
  try {
    for (let address = tag; ;) {
      const step = await Promise.race([takeStep(chain, address, search, aborter.signal), timedOut]);
      if (!step.ok) return err({ problem: step.error, trackers: chain.trackers });
      if (step.value.kind === 'play') return ok(step.value.ad);
      ({ chain, address } = step.value);
    }
  } finally {
    cancel();
  }
}

async function takeStep(
  chain: VastChain,
  address: string,
  { fetchVast, parse, fill, place }: AdResolution,
  signal: AbortSignal,
): Promise<Result<VastStep, VastProblem>> {
  const answer = await fetchVast(fill(address), signal);
  if (!answer.ok) return answer;
  const problem = vastTextProblem(answer.value);
  if (problem !== undefined) return err(problem);
  const root = parse(answer.value);
  if (root === undefined) return err('not-xml');
  const document = readVast(root, place);
  return document.ok ? nextVastStep(chain, document.value) : document;
}
