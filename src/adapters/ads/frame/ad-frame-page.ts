import type { Clock } from '../../../application/system/clock.port';
import type { Random } from '../../../application/system/random.port';
import type { AdFrameNews } from '../../../domain/ads/ad-frame-message';
import { adFrameMessage } from '../../../domain/ads/ad-frame-message';
import type { AdTrackers, TrackedEvent } from '../../../domain/vast/ad-trackers';
import { isAdAddress, fillMacros, eventsAtEnd, eventsDue } from '../../../domain/vast/ad-trackers';
import type { VastNode, LinearAd } from '../../../domain/vast/read-vast';
import { vastErrorCode, chooseMedia } from '../../../domain/vast/read-vast';
import { vastFetch } from './fetch-vast';
import { resolveAd } from './resolve-ad';

/** Subset of a video element used to play an ad. */
type AdVideo = Pick<
  HTMLVideoElement,
  'src' | 'muted' | 'currentTime' | 'duration' | 'clientWidth' | 'canPlayType' | 'play' | 'addEventListener'
>;

/** Listeners for the playback of an ad. */
interface AdListeners {
  readonly notify: (news: AdFrameNews) => void;
  /** Reports an event to the ad's trackers. */
  readonly track: (event: TrackedEvent) => void;
}

/** Plays a video ad muted and reports each playback event once. */
export function playAd(ad: LinearAd, video: AdVideo, { notify, track }: AdListeners): void {
  const file = chooseMedia(ad.media, (type) => video.canPlayType(type) !== '', video.clientWidth);
  if (file === undefined) {
    notify({ kind: 'ad-failed' });
    return;
  }
  const reported: TrackedEvent[] = [];
  let started = false;
  let over = false;
  const durationOf = () => ad.duration ?? (Number.isFinite(video.duration) ? video.duration : undefined);
  const trackAll = (events: readonly TrackedEvent[]) => {
    for (const event of events) {
      reported.push(event);
      track(event);
    }
  };
  const fail = () => {
    if (over) return;
    over = true;
    notify({ kind: 'ad-failed' });
  };
  video.addEventListener('playing', () => {
    if (started || over) return;
    started = true;
    notify({ kind: 'ad-started', ad: { video: true, duration: durationOf() } });
    trackAll(eventsDue(reported, { position: 0, duration: durationOf() ?? 0 }));
  });
  video.addEventListener('timeupdate', () => {
    if (started && !over) trackAll(eventsDue(reported, { position: video.currentTime, duration: durationOf() ?? 0 }));
  });
  video.addEventListener('ended', () => {
    if (over) return;
    over = true;
    trackAll(eventsAtEnd(reported));
    notify({ kind: 'ad-completed' });
  });
  video.addEventListener('error', fail);
  video.muted = true;
  video.src = file.address;
  video.play().catch(fail);
}

/** Maximum element depth; no supported VAST element is nested deeper. */
const DEEPEST = 12;

/**
 * Parses XML with the browser's parser, without running scripts or fetching resources. Returns undefined for invalid
 * XML.
 */
export function parseXml(text: string): VastNode | undefined {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  const root = parsed.documentElement as Element | null;
  if (root === null || parsed.getElementsByTagName('parsererror').length > 0) return undefined;
  return toNode(root, DEEPEST);
}

function toNode(element: Element, deeper: number): VastNode {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3 || nodeType === 4);
  return {
    name: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ localName, value }) => [localName, value])),
    text: own
      .map(({ nodeValue }) => nodeValue ?? '')
      .join('')
      .trim(),
    children: deeper === 0 ? [] : [...element.children].map((child) => toNode(child, deeper - 1)),
  };
}

/** Settings that the server writes into the frame's document. */
export interface AdFrameSettings {
  readonly tag: string;
  readonly portalOrigin: string;
}

/** Subset of the frame's window. */
export type AdFrameWindow = Pick<Window, 'location' | 'document' | 'parent' | 'open'> & {
  readonly fetch: typeof fetch;
  readonly Image: new () => HTMLImageElement;
};

/** Number of values for the cache-busting macro, eight digits (VAST 4.2 §6). */
const CHANCES = 100_000_000;

/**
 * Runs one ad in a frame. The portal opens the frame after consent and passes a key; without a key nothing runs.
 * Messages are posted to the portal's exact origin.
 */
export async function runAdFrame(
  page: AdFrameWindow,
  { tag, portalOrigin }: AdFrameSettings,
  clock: Clock,
  random: Pick<Random, 'next'>,
): Promise<void> {
  const parameters = new URLSearchParams(page.location.hash.slice(1));
  const key = parameters.get('key') ?? '';
  if (key === '' || page.parent === (page as unknown)) return;
  const place = { local: page.location.protocol === 'http:' };
  const gdpr = parameters.get('gdpr') ?? '';
  const fill = (address: string, errorCode?: number) =>
    fillMacros(address, {
      chance: String(Math.floor(random.next() * CHANCES)).padStart(8, '0'),
      timestamp: new Date(clock.now()).toISOString(),
      gdprApplies: gdpr === '' ? undefined : gdpr === '1',
      consent: parameters.get('consent') ?? '',
      ...(errorCode === undefined ? {} : { errorCode }),
    });
  const notify = (news: AdFrameNews) => {
    page.parent.postMessage(adFrameMessage(key, news), portalOrigin);
  };
  const requestTrackers = (trackers: AdTrackers, event: TrackedEvent, errorCode?: number) => {
    for (const tracker of trackers[event]) {
      const address = fill(tracker, errorCode);
      if (isAdAddress(address, place)) new page.Image().src = address;
    }
  };

  const fetchVast = vastFetch(page.fetch.bind(page));
  const found = await resolveAd(tag, { fetchVast, parse: parseXml, fill, clock, place });
  if (!found.ok) {
    requestTrackers(found.error.trackers, 'error', vastErrorCode(found.error.problem));
    notify({ kind: 'ad-failed' });
    return;
  }
  const { trackers, clickThrough } = found.value;
  const video = page.document.querySelector('video');
  const visit = page.document.querySelector('a');
  if (video === null || visit === null) throw new Error('The frame lacks the elements for an ad.');
  playAd(found.value, video, {
    notify: (news) => {
      if (news.kind === 'ad-failed') requestTrackers(trackers, 'error', vastErrorCode('media-failed'));
      notify(news);
    },
    track: (event) => {
      requestTrackers(trackers, event);
    },
  });
  const target = clickThrough === undefined ? '' : fill(clickThrough);
  if (!isAdAddress(target, place)) return;
  visit.href = target;
  visit.hidden = false;
  visit.addEventListener('click', () => {
    requestTrackers(trackers, 'click');
  });
}
