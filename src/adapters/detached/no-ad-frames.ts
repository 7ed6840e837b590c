import type { AdFrames } from '../../application/ads/ad-frames.port';

/** The frames of a page that is only rendered: no ad runs in it. */
export const noAdFrames: AdFrames<HTMLIFrameElement> = {
  open: () => ({ address: 'about:blank', connect: () => () => undefined }),
};
