import { observer } from 'mobx-react-lite';
import { startTogether } from '../shared/start-together';
import { useScreen } from '../shared/use-screen';
import { ConfirmDialog } from './ConfirmDialog';
import type { DialogViewModel } from './dialog.view-model';
import type { FeedbackViewModel } from './feedback.view-model';
import { FeedbackDialog } from './FeedbackDialog';

/** What the overlays are given. */
export interface OverlayServices {
  readonly dialog: DialogViewModel;
  readonly feedback: FeedbackViewModel;
}

/** The feedback modal, and the confirmation dialog above it. */
export const NoticeOverlays = observer(function NoticeOverlays({ dialog, feedback }: OverlayServices) {
  useScreen(() => startTogether(dialog, feedback));
  return (
    <>
      <FeedbackDialog feedback={feedback} />
      <ConfirmDialog dialog={dialog} />
    </>
  );
});
