import type { OverlayServices } from '../ui/notices/NoticeOverlays';
import { overlayServices, overlaysModule } from './overlays.module';
import type { Wiring } from './wiring';

/** Adds to a tab's container what only its modals need; its script comes with the first of them. */
export function openBrowserOverlays(wiring: Wiring): OverlayServices {
  overlaysModule(wiring);
  return overlayServices(wiring);
}
