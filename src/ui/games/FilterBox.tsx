import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Icon } from '../shared/Icon';
import { space, theme } from '../theme/theme';

export interface FilterBoxProps {
  readonly label: string;
  /** Name of the URL parameter. */
  readonly name: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** A checkbox filter. */
export const FilterBox = observer(function FilterBox({ label, name, on, onSwitch }: FilterBoxProps) {
  return (
    <Label>
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={on}
        onChange={(event) => {
          onSwitch(event.target.checked);
        }}
      />
      <Icon name="check" size={16} colour={theme.colour.onAccent} />
      {label}
    </Label>
  );
});

const Label = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${theme.target};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  cursor: pointer;
  &:hover,
  &:has(:checked) {
    color: ${theme.colour.text};
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    appearance: none;
    border: 2px solid ${theme.colour.textFaint};
    border-radius: 6px;
    cursor: inherit;
  }
  input:checked {
    border-color: ${theme.colour.cyan};
    background: ${theme.colour.cyan};
  }
  svg {
    position: absolute;
    left: 2px;
    visibility: hidden;
    pointer-events: none;
  }
  input:checked + svg {
    visibility: visible;
  }
  @media ${theme.media.forcedColours} {
    input {
      appearance: auto;
    }
    input:checked + svg {
      visibility: hidden;
    }
  }
`;
