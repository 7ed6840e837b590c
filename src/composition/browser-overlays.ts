import type { OverlayServices } from '../ui/notices/NoticeOverlays';
import { overlayServices, overlaysModule } from './overlays.module';
import type { Wiring } from './wiring';

/** Adds the modals' dependencies to a tab's container; the script is loaded with the first modal. */
export function openBrowserOverlays(wiring: Wiring): OverlayServices {
  overlaysModule(wiring);
  return overlayServices(wiring);
}
