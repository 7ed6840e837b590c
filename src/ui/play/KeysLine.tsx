import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

const keys = [
  ['Mouse', 'look and point'],
  ['Click or Space', 'trigger'],
  ['Right click or Shift', 'grip'],
  ['W A S D', 'walk'],
  ['Q E', 'turn'],
  ['Esc', 'leave VR'],
] as const;

/** Controls of the emulated headset. */
export const KeysLine = observer(function KeysLine() {
  return (
    <Line aria-label="Controls of the simulated headset">
      {keys.map(([key, effect]) => (
        <li key={key}>
          <kbd>{key}</kbd> {effect}
        </li>
      ))}
    </Line>
  );
});

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  font-size: ${theme.size.xs};
  line-height: 1.5;
  color: ${theme.colour.textSoft};
  kbd {
    font: inherit;
    font-weight: 600;
    color: ${theme.colour.text};
  }
`;
