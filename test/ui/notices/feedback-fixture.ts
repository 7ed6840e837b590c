import { DialogState } from '../../../src/application/notices/dialog-state';
import { FeedbackState } from '../../../src/application/notices/feedback-state';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { DialogViewModel } from '../../../src/ui/notices/dialog.view-model';
import { FeedbackViewModel } from '../../../src/ui/notices/feedback.view-model';
import { OverlaysViewModel } from '../../../src/ui/notices/overlays.view-model';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeFeedbackGateway } from '../../fakes/fake-feedback-gateway';
import { FakeRandom } from '../../fakes/fake-random';

/** View-models of the overlays with fakes. */
export function feedbackFixture() {
  const clock = new FakeClock();
  const gateway = new FakeFeedbackGateway();
  const notices = new NoticesState(clock, new FakeRandom());
  const dialogs = new DialogState(clock);
  const state = new FeedbackState();
  return {
    clock,
    gateway,
    dialogs,
    state,
    overlays: new OverlaysViewModel(dialogs, state, notices),
    dialog: new DialogViewModel(dialogs),
    feedback: new FeedbackViewModel(state, gateway, dialogs, notices, clock),
    toasts: () => notices.current.map(({ toast }) => [toast.kind, toast.title, toast.body]),
  };
}
