import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { space, theme } from '../theme/theme';
import type { PaneResult } from './pane-result';

export interface PaneFormProps {
  readonly submit: string;
  readonly working: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form of a single-step pane, submitted by Enter or the button. */
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

interface PaneStatusProps {
  readonly id: string;
  readonly result: PaneResult | undefined;
}

/** The result of a pane, announced to screen readers. */
export const PaneStatus = observer(function PaneStatus({ id, result }: PaneStatusProps) {
  return (
    <Line id={id} role="status" $kind={result?.kind ?? 'working'}>
      {result?.text}
    </Line>
  );
});

const colours = { working: theme.colour.textSoft, error: theme.colour.danger, success: theme.colour.success };

const Line = styled.p<{ readonly $kind: PaneResult['kind'] }>`
  color: ${({ $kind }) => colours[$kind]};
  overflow-wrap: anywhere;
`;

/** A hidden username for password managers. */
export const HiddenAccount = observer(function HiddenAccount({ value }: { readonly value: string }) {
  return (
    <Account type="text" name="username" autoComplete="username" value={value} readOnly tabIndex={-1} aria-hidden />
  );
});

const Account = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
  pointer-events: none;
`;

interface PaneSwitchProps {
  readonly question: string;
  readonly label: string;
  readonly onSwitch: () => void;
}

/** A link to another pane. */
export const PaneSwitch = observer(function PaneSwitch({ question, label, onSwitch }: PaneSwitchProps) {
  return (
    <PaneLine>
      {question}
      <Switch type="button" onClick={onSwitch}>
        {label}
      </Switch>
    </PaneLine>
  );
});

const PaneLine = styled.div`
  display: flex;
  /* The link moves below a question that leaves too little space. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  text-align: center;
  margin-top: ${space(4)};
  color: ${theme.colour.textSoft};
`;

const Switch = styled.button`
  min-height: ${theme.target};
  padding: 0 ${space(2)};
  font-weight: 600;
  color: ${theme.colour.cyan};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
