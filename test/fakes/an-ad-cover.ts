import type { AdCover } from '../../src/application/bridge/pause-covered-game';

/** Creates an ad that covers a game, initially if `covered` is true. */
export function anAdCover(covered = false) {
  const cover = { followers: 0, emit: (_covered: boolean): void => undefined };
  const adCover: AdCover = (emit) => {
    cover.followers += 1;
    emit(covered);
    cover.emit = emit;
    return () => {
      cover.followers -= 1;
      cover.emit = () => undefined;
    };
  };
  return { cover, adCover };
}
