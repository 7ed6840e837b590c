import { httpFeedbackGateway } from '../adapters/http/http-support-gateways';
import type { FeedbackGateway } from '../application/notices/feedback-gateway.port';
import type { OverlayServices } from '../ui/notices/NoticeOverlays';
import { DialogViewModel } from '../ui/notices/dialog.view-model';
import { FeedbackViewModel } from '../ui/notices/feedback.view-model';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

export const overlayTokens = named({
  feedbackGateway: token<FeedbackGateway>(),
  dialog: token<DialogViewModel>(),
  feedback: token<FeedbackViewModel>(),
  services: token<OverlayServices>(),
});
const own = overlayTokens;

const overlaysModule: Module = (wiring) => {
  wiring.port(own.feedbackGateway, httpFeedbackGateway, [t.http]);
  wiring.singleton(own.dialog, (dialogs) => new DialogViewModel(dialogs), [t.dialogState]);
  wiring.singleton(
    own.feedback,
    (state, send, dialogs, notices, clock) => new FeedbackViewModel(state, send, dialogs, notices, clock),
    [t.feedbackState, own.feedbackGateway, t.dialogState, t.noticesState, t.clock],
  );
  wiring.record(own.services, { dialog: own.dialog, feedback: own.feedback });
};

/** The feedback modal and the confirmation dialog; loaded with the first modal. */
export const overlaysPart: Part<OverlayServices> = { services: own.services, modules: [overlaysModule] };
