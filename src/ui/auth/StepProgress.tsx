import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

export interface StepProgressProps {
  readonly number: number;
  readonly count: number;
}

/** The progress of a wizard as bars and as text. */
export const StepProgress = observer(function StepProgress({ number, count }: StepProgressProps) {
  return (
    <Line>
      <span role="status">
        Step {number} of {count}
      </span>
      <Bars aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Bar key={index} $done={index < number} />
        ))}
      </Bars>
    </Line>
  );
});

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

const Bars = styled.span`
  display: flex;
  flex: 1;
  gap: ${space(1)};
`;

const Bar = styled.span<{ readonly $done: boolean }>`
  flex: 1;
  height: 4px;
  border-radius: ${theme.radius.pill};
  background: ${({ $done }) => ($done ? theme.colour.cyan : theme.colour.line)};
`;
