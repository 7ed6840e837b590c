import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { FeedbackViewModel } from './feedback.view-model';
import { FeedbackForm } from './FeedbackForm';
import { Body, Overlay, Panel } from './modal.styles';

/** The feedback modal (spec 1 §2). */
export const FeedbackDialog = observer(function FeedbackDialog({ feedback }: { readonly feedback: FeedbackViewModel }) {
  const titleId = useId();
  const { revalidate } = useRevalidator();
  const { open, button } = feedback;
  // What was written stays in sight while the modal fades.
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
