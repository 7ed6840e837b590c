import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

export interface PaneSwitchProps {
  readonly question: string;
  readonly label: string;
  readonly onSwitch: () => void;
}

/** Leads from one pane to the other. */
export const PaneSwitch = observer(function PaneSwitch({ question, label, onSwitch }: PaneSwitchProps) {
  return (
    <Line>
      {question}
      <Switch type="button" onClick={onSwitch}>
        {label}
      </Switch>
    </Line>
  );
});

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
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
  @media (pointer: coarse) {
    min-height: 48px;
  }
`;
