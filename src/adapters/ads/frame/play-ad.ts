import type { AdFrameNews } from '../../../domain/ads/ad-frame-message';
import { eventsAtEnd, eventsDue } from '../../../domain/vast/ad-playback';
import type { TrackedEvent } from '../../../domain/vast/ad-trackers';
import type { LinearAd } from '../../../domain/vast/linear-ad';
import { chooseMedia } from '../../../domain/vast/linear-ad';

/** The parts of a video element that playing an ad needs. */
export type AdVideo = Pick<
  HTMLVideoElement,
  'src' | 'muted' | 'currentTime' | 'duration' | 'clientWidth' | 'canPlayType' | 'play' | 'addEventListener'
>;

/** Who hears how an ad plays. */
export interface AdListeners {
  readonly tell: (news: AdFrameNews) => void;
  /** Tells those who count. */
  readonly track: (event: TrackedEvent) => void;
}

/** Plays a video ad without sound, and tells each part of it once. */
export function playAd(ad: LinearAd, video: AdVideo, { tell, track }: AdListeners): void {
  const file = chooseMedia(ad.media, (type) => video.canPlayType(type) !== '', video.clientWidth);
  if (file === undefined) {
    tell({ kind: 'ad-failed' });
    return;
  }
  const told: TrackedEvent[] = [];
  let started = false;
  let over = false;
  const durationOf = () => ad.duration ?? (Number.isFinite(video.duration) ? video.duration : undefined);
  const trackAll = (events: readonly TrackedEvent[]) => {
    for (const event of events) {
      told.push(event);
      track(event);
    }
  };
  const fail = () => {
    if (over) return;
    over = true;
    tell({ kind: 'ad-failed' });
  };
  video.addEventListener('playing', () => {
    if (started || over) return;
    started = true;
    tell({ kind: 'ad-started', ad: { video: true, duration: durationOf() } });
    trackAll(eventsDue(told, { position: 0, duration: durationOf() ?? 0 }));
  });
  video.addEventListener('timeupdate', () => {
    if (started && !over) trackAll(eventsDue(told, { position: video.currentTime, duration: durationOf() ?? 0 }));
  });
  video.addEventListener('ended', () => {
    if (over) return;
    over = true;
    trackAll(eventsAtEnd(told));
    tell({ kind: 'ad-completed' });
  });
  video.addEventListener('error', fail);
  video.muted = true;
  video.src = file.address;
  video.play().catch(fail);
}
