import type { AdFrames } from '../../application/ads/ad-frames.port';

/** No-op ad frames for pages rendered on the server. */
export const noAdFrames: AdFrames<HTMLIFrameElement> = {
  open: () => ({ address: 'about:blank', connect: () => () => undefined }),
};
