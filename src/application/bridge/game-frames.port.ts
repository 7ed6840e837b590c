import type { Build } from '../../domain/games/game';
import type { GameFrame } from './game-frame.port';

/** Makes the frame of a build from the element that shows it; what an element is, the platform says. */
export interface GameFrames<Element> {
  /** Puts the build into the element; its messages are heard once the frame is connected. */
  open(element: Element, build: Pick<Build, 'url'>): GameFrame;
}
