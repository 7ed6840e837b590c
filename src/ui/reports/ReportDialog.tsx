import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { Body, Overlay, Panel } from '../notices/modal.styles';
import type { ReportSubject } from './report-form.view-model';
import type { ReportFormViewModel } from './report-form.view-model';
import { ReportForm } from './ReportForm';

export interface ReportDialogProps {
  readonly form: ReportFormViewModel;
  /** What is reported; without, the dialog is closed. */
  readonly subject: ReportSubject | undefined;
  readonly onClose: () => void;
}

/** Asks why something is reported, and sends it to the operator. */
export const ReportDialog = observer(function ReportDialog({ form, subject, onClose }: ReportDialogProps) {
  const titleId = useId();
  // What was reported stays in sight while the dialog fades.
  const [shown, setShown] = useState(subject);
  if (subject !== undefined && shown !== subject) setShown(subject);
  useEffect(() => {
    if (subject !== undefined) form.begin(subject);
  }, [form, subject]);
  const leave = async () => {
    if (await form.canClose()) onClose();
  };
  const submit = async () => {
    if (await form.submit()) onClose();
  };
  return (
    <Overlay
      modal="report"
      isOpen={subject !== undefined}
      isDismissable
      isKeyboardDismissDisabled={form.sending}
      onOpenChange={() => void leave()}
      shouldCloseOnInteractOutside={(target) => target.closest('[data-react-aria-top-layer]') === null}
    >
      <Panel>
        <Body aria-labelledby={titleId}>
          {shown === undefined ? null : (
            <ReportForm
              form={form}
              subject={shown}
              titleId={titleId}
              onSubmit={() => void submit()}
              onLeave={() => void leave()}
            />
          )}
        </Body>
      </Panel>
    </Overlay>
  );
});
