import type { GameFrames } from '../../application/bridge/game-frames.port';

/** No-op game frames for pages rendered on the server. */
export const noGameFrames: GameFrames<HTMLIFrameElement> = {
  open: () => ({ connect: () => () => undefined, send: () => undefined, cover: () => undefined }),
};
