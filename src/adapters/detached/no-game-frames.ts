import type { GameFrames } from '../../application/bridge/game-frames.port';

/** The frames of a page that is only rendered: no game runs in it. */
export const noGameFrames: GameFrames<HTMLIFrameElement> = {
  open: () => ({ connect: () => () => undefined, send: () => undefined, cover: () => undefined }),
};
