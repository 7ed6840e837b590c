import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

export interface MeterProps {
  /** From 0 to 100. */
  readonly percent: number;
  /** What it measures, for assistive technology. */
  readonly label: string;
}

/** How far something is. */
export const Meter = observer(function Meter({ percent, label }: MeterProps) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      data-done={percent >= 100 ? '' : undefined}
    >
      <span style={{ transform: `scaleX(${String(percent / 100)})` }} />
    </Track>
  );
});

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.line};
  & > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${theme.colour.cyan};
    transform-origin: left;
  }
  &[data-done] > span {
    background: ${theme.colour.success};
  }
  @media (forced-colors: active) {
    border: 1px solid;
    & > span {
      background: Highlight;
    }
  }
`;
