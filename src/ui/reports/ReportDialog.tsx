import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { REPORT_TEXT_LIMIT } from '../../domain/reports/report';
import { Failure } from '../notices/Failure';
import { RequestButton } from '../notices/RequestButton';
import { Body, Overlay, Panel, Corner } from '../notices/modal.styles';
import { Button } from '../shared/Button';
import { CountedField } from '../shared/CountedField';
import { IconButton } from '../shared/IconButton';
import { space, theme } from '../theme/theme';
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
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Corner>
        <IconButton icon="x" label="Close" onClick={onLeave} disabled={sending} />
      </Corner>
      <Title id={titleId}>{reportTitles[subject.kind]}</Title>
      <About>{subject.name}. Only our moderators can see your report.</About>
      <ReasonChoice reason={reason} disabled={sending} onChoose={form.choose} />
      <CountedField
        label={needsText ? 'What happened?' : 'Anything to add? (optional)'}
        subject="The text"
        value={text}
        limit={REPORT_TEXT_LIMIT}
        separator=" / "
        countedFrom={0.6}
        room={FIELD_SIZE}
        optional={!needsText}
        readOnly={sending}
        onType={form.type}
      />
      <Failure message={failure} />
      <Actions>
        <Button variant="quiet" onClick={onLeave} disabled={sending}>
          Cancel
        </Button>
        <RequestButton
          type="submit"
          phase={button.phase}
          words={TEXTS}
          disabled={button.phase === 'initial' && !sendable}
        />
      </Actions>
    </Form>
  );
});

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Title = styled.h2`
  padding-right: ${space(10)};
  font-size: ${theme.size.xl};
`;

const About = styled.p`
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  & > button {
    min-height: 48px;
  }
`;

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
