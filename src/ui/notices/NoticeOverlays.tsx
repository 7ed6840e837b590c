import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { DIALOG_CLOSE_DELAY } from '../../domain/notices/dialog';
import { startTogether } from '../shared/start-together';
import { useScreen } from '../shared/use-screen';
import { theme } from '../theme/theme';
import { DialogCard } from './DialogCard';
import { FeedbackForm } from './FeedbackForm';
import type { DialogViewModel } from './dialog.view-model';
import type { FeedbackViewModel } from './feedback.view-model';
import { Body, Overlay, Panel } from './modal.styles';

/** The feedback modal (spec 1 §2). */
const FeedbackDialog = observer(function FeedbackDialog({ feedback }: { readonly feedback: FeedbackViewModel }) {
  const titleId = useId();
  const { revalidate } = useRevalidator();
  const { open, button } = feedback;
  // Shows the last text while the modal fades out.
  const [shown, setShown] = useState(open);
  if (open !== undefined && shown !== open) setShown(open);
  const leave = () => void feedback.leave();
  const submit = async () => {
    const outdated = await feedback.submit();
    if (outdated) await revalidate();
  };
  return (
    <Overlay
      modal="feedback"
      isOpen={open !== undefined}
      isDismissable
      isKeyboardDismissDisabled={open?.status === 'sending'}
      onOpenChange={leave}
      shouldCloseOnInteractOutside={(target) => target.closest('[data-react-aria-top-layer]') === null}
    >
      <Panel>
        <Body aria-labelledby={titleId}>
          {shown === undefined ? null : (
            <FeedbackForm
              feedback={shown}
              phase={button.phase}
              titleId={titleId}
              takesFocus
              onType={feedback.type}
              onRate={feedback.rate}
              onSubmit={() => void submit()}
              onLeave={leave}
            />
          )}
        </Body>
      </Panel>
    </Overlay>
  );
});

const TIME = `${String(DIALOG_CLOSE_DELAY)}ms`;

/** Confirmation dialog above everything else. Escape or a press outside cancels it (spec 1 §2, §4). */
export const ConfirmDialog = observer(function ConfirmDialog({ dialog }: { readonly dialog: DialogViewModel }) {
  const id = useId();
  const { open, closing } = dialog;
  // Shows the last question while the dialog fades out.
  const [shown, setShown] = useState(open);
  if (open !== undefined && shown !== open) setShown(open);
  return (
    <Overlay
      modal="confirm"
      isOpen={open !== undefined}
      isExiting={closing}
      isDismissable
      isKeyboardDismissDisabled={open?.running !== undefined}
      $layer={theme.layer.dialog}
      $time={TIME}
      onOpenChange={dialog.dismiss}
      shouldCloseOnInteractOutside={(target) => target.closest('[data-react-aria-top-layer]') === null}
    >
      <Panel>
        <Body role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-content`}>
          {shown === undefined ? null : (
            <DialogCard
              dialog={shown}
              id={id}
              takesFocus
              onType={dialog.type}
              onPress={dialog.press}
              onDismiss={dialog.dismiss}
            />
          )}
        </Body>
      </Panel>
    </Overlay>
  );
});

/** View-models of the overlays. */
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
