import type { AdFrameNews } from '../../../domain/ads/ad-frame-message';
import type { TrackedEvent } from '../../../domain/vast/ad-trackers';
import { eventsAtEnd, eventsDue } from '../../../domain/vast/ad-trackers';
import type { LinearAd } from '../../../domain/vast/read-vast';
import { chooseMedia } from '../../../domain/vast/read-vast';

/** Subset of a video element used to play an ad. */
export type AdVideo = Pick<
  HTMLVideoElement,
  'src' | 'muted' | 'currentTime' | 'duration' | 'clientWidth' | 'canPlayType' | 'play' | 'addEventListener'
>;

/** Listeners for the playback of an ad. */
export interface AdListeners {
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
