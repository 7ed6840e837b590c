import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import type { PaneResult } from './pane-result';

export interface PaneStatusProps {
  readonly id: string;
  readonly result: PaneResult | undefined;
}

/** What has come of a pane's question, told to screen readers as it comes. */
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
