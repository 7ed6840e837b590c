import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface FilterBoxProps {
  readonly label: string;
  /** As the address has it. */
  readonly name: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** One filter that is on or off. */
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
      {label}
    </Label>
  );
});

const Label = styled.label`
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
    accent-color: ${theme.colour.cyan};
    cursor: inherit;
  }
`;
