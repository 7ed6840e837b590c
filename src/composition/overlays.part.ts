import { httpFeedbackGateway } from '../adapters/http/http-support-gateways';
import type { OverlayServices } from '../ui/notices/NoticeOverlays';
import { DialogViewModel } from '../ui/notices/dialog.view-model';
import { FeedbackViewModel } from '../ui/notices/feedback.view-model';
import { tokens as t } from './tokens';
import type { Module, Wiring } from './wiring';

/** Dependencies of the feedback modal and the confirmation dialog. */
export const overlaysModule: Module = (wiring) => {
  wiring.singleton(t.feedbackGateway, httpFeedbackGateway, [t.http]);
  wiring.singleton(t.dialogView, (dialogs) => new DialogViewModel(dialogs), [t.dialogState]);
  wiring.singleton(
    t.feedbackView,
    (state, send, dialogs, notices, clock) => new FeedbackViewModel(state, send, dialogs, notices, clock),
    [t.feedbackState, t.feedbackGateway, t.dialogState, t.noticesState, t.clock],
  );
};

/** Resolves the services of the overlays. */
export function overlayServices(wiring: Wiring): OverlayServices {
  return { dialog: wiring.get(t.dialogView), feedback: wiring.get(t.feedbackView) };
}

/** Adds the modals' dependencies to a tab's container; the script is loaded with the first modal. */
export function openBrowserOverlays(wiring: Wiring): OverlayServices {
  overlaysModule(wiring);
  return overlayServices(wiring);
}
