import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { space } from '../theme/space';

export interface PaneFormProps {
  readonly submit: string;
  readonly working: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form of a pane that asks everything at once; Enter and the button both send it. */
export const PaneForm = observer(function PaneForm({ submit, working, onSubmit, children }: PaneFormProps) {
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <Button variant="primary" size="lg" type="submit" aria-busy={working || undefined} aria-disabled={working}>
        {submit}
      </Button>
    </Form>
  );
});

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;
