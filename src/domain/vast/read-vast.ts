import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { AdPlace } from './ad-address';
import { isAdAddress } from './ad-address';
import type { AdTrackers } from './ad-trackers';
import { joinTrackers, noTrackers, trackedEvents } from './ad-trackers';
import type { AdMediaFile, LinearAd } from './linear-ad';
import type { VastNode } from './vast-node';
import { nodesAt } from './vast-node';
import type { VastProblem } from './vast-problem';

const FORM = /^(\d{1,2}):([0-5]\d):([0-5]\d)(\.\d{1,3})?$/;

/** Reads a VAST duration, `HH:MM:SS` with or without thousandths, in seconds; undefined for anything else. */
export function vastDuration(text: string): number | undefined {
  const [, hours, minutes, seconds, part = ''] = FORM.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}${part}`);
}

/** What a VAST document holds: an ad, or the address of another document, with whom to tell either way. */
export type VastDocument =
  | { readonly kind: 'linear'; readonly ad: LinearAd }
  | { readonly kind: 'wrapper'; readonly next: string; readonly trackers: AdTrackers };

/** Files that are played by a video element; programs (VPAID, SIMID) and streams are none. */
const VIDEO = /^video\/(mp4|webm)$/;

/**
 * Reads the first ad of a document; an ad with one address that none may name is refused as a whole, counters apart, which are left out.
 * @rule 3.9 A third party’s video ad is a VAST tag.
 */
export function readVast(root: VastNode, place: AdPlace): Result<VastDocument, VastProblem> {
  if (root.name !== 'VAST') return err('not-vast');
  const [ad] = nodesAt(root, 'Ad');
  if (ad === undefined) return err('no-ad');
  const [wrapper] = nodesAt(ad, 'Wrapper');
  if (wrapper !== undefined) return readWrapper(wrapper, place);
  const [inline] = nodesAt(ad, 'InLine');
  return inline === undefined ? err('no-ad') : readInline(inline, place);
}

function readWrapper(wrapper: VastNode, place: AdPlace): Result<VastDocument, VastProblem> {
  const next = nodesAt(wrapper, 'VASTAdTagURI')[0]?.text ?? '';
  if (!isAdAddress(next, place)) return err('bad-address');
  return ok({
    kind: 'wrapper',
    next,
    trackers: trackersOf(wrapper, nodesAt(wrapper, 'Creatives', 'Creative', 'Linear'), place),
  });
}

function readInline(inline: VastNode, place: AdPlace): Result<VastDocument, VastProblem> {
  const [linear] = nodesAt(inline, 'Creatives', 'Creative', 'Linear');
  if (linear === undefined) return err('no-ad');
  const media = nodesAt(linear, 'MediaFiles', 'MediaFile').filter(isVideo).map(toMedia);
  const clickThrough = nodesAt(linear, 'VideoClicks', 'ClickThrough')[0]?.text;
  const named = [...media.map(({ address }) => address), ...(clickThrough === undefined ? [] : [clickThrough])];
  if (!named.every((text) => isAdAddress(text, place))) return err('bad-address');
  if (media.length === 0) return err('no-media');
  const duration = vastDuration(nodesAt(linear, 'Duration')[0]?.text ?? '');
  const trackers = trackersOf(inline, [linear], place);
  return ok({ kind: 'linear', ad: { duration, media, clickThrough, trackers } });
}

function isVideo({ attributes }: VastNode): boolean {
  const { type = '', apiFramework = '', delivery = 'progressive' } = attributes;
  return VIDEO.test(type.toLowerCase()) && apiFramework === '' && delivery === 'progressive';
}

function toMedia({ text, attributes: { type = '', width = '' } }: VastNode): AdMediaFile {
  return { address: text, type: type.toLowerCase(), width: /^\d{1,5}$/.test(width) ? Number(width) : 0 };
}

function trackersOf(ad: VastNode, linears: readonly VastNode[], place: AdPlace): AdTrackers {
  const texts = (nodes: readonly VastNode[]) =>
    nodes.map(({ text }) => text).filter((text) => isAdAddress(text, place));
  const told = linears.flatMap((linear) => nodesAt(linear, 'TrackingEvents', 'Tracking'));
  const played = trackedEvents.map((event) => [
    event,
    texts(told.filter(({ attributes }) => attributes['event'] === event)),
  ]);
  return joinTrackers(noTrackers, {
    ...(Object.fromEntries(played) as unknown as AdTrackers),
    impression: texts(nodesAt(ad, 'Impression')),
    error: texts(nodesAt(ad, 'Error')),
    click: texts(linears.flatMap((linear) => nodesAt(linear, 'VideoClicks', 'ClickTracking'))),
  });
}
