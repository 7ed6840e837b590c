import type { Build } from '../../domain/games/game';
import type { GameFrame } from './game-frame.port';

/** Creates the frame of a build in an element. The platform defines the element type. */
export interface GameFrames<Element> {
  /** Loads the build into the element. Messages are received once the frame is connected. */
  open(element: Element, build: Pick<Build, 'url'>): GameFrame;
}
