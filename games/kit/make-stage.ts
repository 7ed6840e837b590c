import type { Quality } from './quality';
import { Stage, type Lens } from './stage';

/** Creates the stage. Without WebGL 2 it shows the reason and returns undefined. */
export function makeStage(container: HTMLElement, quality: Quality, lens: Lens): Stage | undefined {
  try {
    return new Stage(container, quality, lens);
  } catch {
    const message = document.createElement('main');
    message.className = 'unsupported';
    message.textContent =
      'This game needs WebGL 2, and this browser does not offer it. Hardware acceleration may be switched off.';
    container.replaceChildren(message);
    return undefined;
  }
}
