import type { AdCover } from '../../src/application/bridge/pause-covered-game';

/** Creates an ad that covers a game, initially if `covered` is true. */
export function anAdCover(covered = false) {
  const cover = { followers: 0, tell: (_covered: boolean): void => undefined };
  const adCover: AdCover = (tell) => {
    cover.followers += 1;
    tell(covered);
    cover.tell = tell;
    return () => {
      cover.followers -= 1;
      cover.tell = () => undefined;
    };
  };
  return { cover, adCover };
}
