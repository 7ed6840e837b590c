import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { AdPlace, AdTrackers } from './ad-trackers';
import { isAdAddress, joinTrackers, noTrackers, trackedEvents } from './ad-trackers';

/** Reasons for a VAST response without an ad. */
export type VastProblem =
  | 'unreachable'
  | 'timed-out'
  | 'too-large'
  | 'document-type'
  | 'not-xml'
  | 'not-vast'
  | 'no-ad'
  | 'bad-address'
  | 'too-many-wrappers'
  | 'loop'
  | 'no-media'
  | 'media-failed';

const codes: Readonly<Record<VastProblem, number>> = {
  unreachable: 301,
  'timed-out': 301,
  'too-large': 900,
  'document-type': 100,
  'not-xml': 100,
  'not-vast': 101,
  'no-ad': 303,
  'bad-address': 101,
  'too-many-wrappers': 302,
  loop: 302,
  'no-media': 403,
  'media-failed': 405,
};

/** Returns the error code for an ad server (VAST 4.2 §2.3.6.3). */
export function vastErrorCode(problem: VastProblem): number {
  return codes[problem];
}

/** One file of a video ad. */
interface AdMediaFile {
  readonly address: string;
  /** MIME type, in lower case. */
  readonly type: string;
  /** Pixels; 0 if the ad states none. */
  readonly width: number;
}

/** A video that plays before other content. */
export interface LinearAd {
  /** Seconds; undefined if the ad states none. */
  readonly duration: number | undefined;
  readonly media: readonly AdMediaFile[];
  /** Target of a click. */
  readonly clickThrough: string | undefined;
  readonly trackers: AdTrackers;
}

/** Chooses the file to play: among the playable ones, the one closest in width to the available space. */
export function chooseMedia(
  media: readonly AdMediaFile[],
  canPlay: (type: string) => boolean,
  width: number,
): AdMediaFile | undefined {
  return media
    .filter(({ type }) => canPlay(type))
    .sort((a, b) => Math.abs(a.width - width) - Math.abs(b.width - width))[0];
}

/** An element of a VAST document, independent of the parser; names have no prefix, texts are trimmed. */
export interface VastNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text and CDATA. */
  readonly text: string;
  readonly children: readonly VastNode[];
}

/** Returns the elements at a path of names below a node. */
export function nodesAt(node: VastNode, ...path: readonly string[]): readonly VastNode[] {
  return path.reduce<readonly VastNode[]>(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [node],
  );
}

const FORM = /^(\d{1,2}):([0-5]\d):([0-5]\d)(\.\d{1,3})?$/;

/** Parses a VAST duration, `HH:MM:SS` with optional milliseconds, into seconds; undefined for anything else. */
export function vastDuration(text: string): number | undefined {
  const [, hours, minutes, seconds, part = ''] = FORM.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}${part}`);
}

/** Content of a VAST document: an ad, or the address of another document, each with its trackers. */
export type VastDocument =
  | { readonly kind: 'linear'; readonly ad: LinearAd }
  | { readonly kind: 'wrapper'; readonly next: string; readonly trackers: AdTrackers };

/** File types for a video element; executable creatives (VPAID, SIMID) and streams are not supported. */
const VIDEO = /^video\/(mp4|webm)$/;

/**
 * Parses the first ad of a document. An ad with a forbidden address is refused, except that forbidden trackers are
 * dropped.
 * @rule 3.9 A third-party video ad is a VAST tag.
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
  const tracking = linears.flatMap((linear) => nodesAt(linear, 'TrackingEvents', 'Tracking'));
  const played = trackedEvents.map((event) => [
    event,
    texts(tracking.filter(({ attributes }) => attributes['event'] === event)),
  ]);
  return joinTrackers(noTrackers, {
    ...(Object.fromEntries(played) as unknown as AdTrackers),
    impression: texts(nodesAt(ad, 'Impression')),
    error: texts(nodesAt(ad, 'Error')),
    click: texts(linears.flatMap((linear) => nodesAt(linear, 'VideoClicks', 'ClickTracking'))),
  });
}

/** Maximum size of one VAST response, in bytes (security T39). */
export const VAST_MOST_BYTES = 1_000_000;

/** Declarations of a document type: no ad needs them, and entities can expand without limit. */
const DECLARATION = /<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i;

/** Returns the reason not to parse a text; undefined if it may be parsed. */
export function vastTextProblem(text: string): VastProblem | undefined {
  if (text.length > VAST_MOST_BYTES) return 'too-large';
  return DECLARATION.test(text) ? 'document-type' : undefined;
}
