import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { REPORT_TEXT_LIMIT } from '../../domain/reports/report';
import { About, DialogForm } from '../notices/DialogForm';
import { Body, Overlay, Panel } from '../notices/modal.styles';
import { CountedField } from '../shared/CountedField';
import { ReasonChoice } from './ReasonChoice';
import type { ReportSubject, ReportFormViewModel } from './report-form.view-model';
import { reportTitles } from './report-form.view-model';

interface ReportFormProps {
  readonly form: ReportFormViewModel;
  readonly subject: ReportSubject;
  /** Id of the title, which labels the dialog. */
  readonly titleId: string;
  readonly onSubmit: () => void;
  readonly onLeave: () => void;
}

const TEXTS = { initial: 'Send report', busy: 'Sending…', success: 'Sent', error: 'Not sent' } as const;
const FIELD_SIZE = { rows: 4, least: 108, most: '30dvh' } as const;

/** Form of the report dialog with the reasons, a text field and the result of sending. */
const ReportForm = observer(function ReportForm(props: ReportFormProps) {
  const { form, subject, titleId, onSubmit, onLeave } = props;
  const { button, reason, text, failure, sending, sendable } = form;
  const needsText = reason === 'other';
  return (
    <DialogForm
      title={reportTitles[subject.kind]}
      titleId={titleId}
      failure={failure}
      sending={sending}
      button={{ phase: button.phase, words: TEXTS, disabled: button.phase === 'initial' && !sendable }}
      onSubmit={onSubmit}
      onLeave={onLeave}
    >
      <About>{subject.name}. Only our moderators can see your report.</About>
      <ReasonChoice reason={reason} disabled={sending} onChoose={form.choose} />
      <CountedField
        label={needsText ? 'What happened?' : 'Anything to add? (optional)'}
        value={text}
        limit={REPORT_TEXT_LIMIT}
        separator=" / "
        countedFrom={0.6}
        room={FIELD_SIZE}
        optional={!needsText}
        readOnly={sending}
        onType={form.type}
      />
    </DialogForm>
  );
});

export interface ReportDialogProps {
  readonly form: ReportFormViewModel;
  /** Subject of the report; undefined while the dialog is closed. */
  readonly subject: ReportSubject | undefined;
  readonly onClose: () => void;
}

/** Dialog that sends a report to the operator. */
export const ReportDialog = observer(function ReportDialog({ form, subject, onClose }: ReportDialogProps) {
  const titleId = useId();
  // Shows the last subject while the dialog fades out.
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
