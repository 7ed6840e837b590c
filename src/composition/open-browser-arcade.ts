import { PageClipboard } from '../adapters/browser/page-actions';
import type { ArcadeServices } from '../ui/app/arcade-services';
import { openArcade } from './open-arcade';
import type { Wiring } from './wiring';

/** Creates the browse services of a tab; the script is loaded with the first browse page. */
export function openBrowserArcade(wiring: Wiring): ArcadeServices {
  return openArcade(wiring, new PageClipboard());
}
