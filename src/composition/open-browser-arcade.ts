import { PageClipboard } from '../adapters/browser/page-clipboard';
import type { ArcadeServices } from '../ui/app/arcade-services';
import { openArcade } from './open-arcade';
import type { Wiring } from './wiring';

/** Makes in a tab what only the pages beside games need; its script comes with the first of them. */
export function openBrowserArcade(wiring: Wiring): ArcadeServices {
  return openArcade(wiring, new PageClipboard());
}
