import type { Build } from '../../domain/games/game';
import type { GameFrame } from './game-frame.port';

/** Makes the frame of a build from the element that shows it; what an element is, the platform says. */
export interface GameFrames<Element> {
  open(element: Element, build: Pick<Build, 'url'>): GameFrame;
}
