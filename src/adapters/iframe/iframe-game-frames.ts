import type { GameFrame } from '../../application/bridge/game-frame.port';
import type { GameFrames } from '../../application/bridge/game-frames.port';
import type { Clock } from '../../application/system/clock.port';
import type { Diagnostics } from '../../application/system/diagnostics.port';
import type { Build } from '../../domain/games/game';
import type { PortalWindow } from './iframe-game-frame';
import { IframeGameFrame } from './iframe-game-frame';

export class IframeGameFrames implements GameFrames<HTMLIFrameElement> {
  constructor(
    private readonly portal: PortalWindow,
    private readonly gamesHost: string,
    private readonly clock: Clock,
    private readonly diagnostics: Diagnostics,
  ) {}

  open(element: HTMLIFrameElement, build: Pick<Build, 'url'>): GameFrame {
    return new IframeGameFrame(element, build, this.portal, this.gamesHost, this.clock, this.diagnostics);
  }
}
