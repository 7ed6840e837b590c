import type { Quality } from './quality';
import { Stage, type Lens } from './stage';

/** Makes the stage, or tells the player why not and answers undefined when the browser has no WebGL 2. */
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
