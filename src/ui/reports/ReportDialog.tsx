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
  /** Of the title, which names the dialog. */
  readonly titleId: string;
  readonly onSubmit: () => void;
  readonly onLeave: () => void;
}

const WORDS = { initial: 'Send report', busy: 'Sending…', success: 'Sent', error: 'Not sent' } as const;
const ROOM = { rows: 4, least: 108, most: '30dvh' } as const;

/** What the report dialog shows: the reasons, room for words, and how sending went. */
const ReportForm = observer(function ReportForm(props: ReportFormProps) {
  const { form, subject, titleId, onSubmit, onLeave } = props;
  const { button, reason, text, failure, sending, sendable } = form;
  const needsWords = reason === 'other';
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
      <About>{subject.name}. Only the operator of the portal reads this.</About>
      <ReasonChoice reason={reason} disabled={sending} onChoose={form.choose} />
      <CountedField
        label={needsWords ? 'What is wrong?' : 'Anything to add? (optional)'}
        subject="The text"
        value={text}
        limit={REPORT_TEXT_LIMIT}
        separator=" / "
        countedFrom={0.6}
        room={ROOM}
        optional={!needsWords}
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
          words={WORDS}
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
