import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { IconButton } from '../shared/IconButton';
import { space, theme } from '../theme/theme';
import { Failure } from './Failure';
import type { RequestButtonProps } from './RequestButton';
import { RequestButton } from './RequestButton';
import { Corner } from './modal.styles';

export interface DialogFormProps {
  readonly title: string;
  /** Id of the title, which labels the dialog. */
  readonly titleId: string;
  readonly failure: string | undefined;
  /** True while the form is being sent; it cannot be closed then. */
  readonly sending: boolean;
  readonly button: Pick<RequestButtonProps, 'phase' | 'words' | 'disabled'>;
  readonly onSubmit: () => void;
  readonly onLeave: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of a dialog: its title, its fields, the result of sending, and the buttons. */
export const DialogForm = observer(function DialogForm(props: DialogFormProps) {
  const { title, titleId, failure, sending, button, onSubmit, onLeave, children } = props;
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
      <Title id={titleId}>{title}</Title>
      {children}
      <Failure message={failure} />
      <Actions>
        <Button variant="quiet" onClick={onLeave} disabled={sending}>
          Cancel
        </Button>
        <RequestButton type="submit" {...button} />
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
  overflow-wrap: anywhere;
`;

/** A line below the title. */
export const About = styled.p`
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
