import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { Label } from '../shared/Label';
import { Box, Input } from './input.styles';
import { useFocus } from '../shared/focus';

export interface PaneFieldProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'autoComplete' | 'inputMode' | 'placeholder'
> {
  readonly id: string;
  readonly label: string;
  readonly type: 'email' | 'password';
  readonly value: string;
  /** True if the error in the element with the id `result` is about this field. */
  readonly invalid: boolean;
  readonly result: string;
  readonly working: boolean;
  /** Focuses the field when the pane opens. */
  readonly first?: boolean;
  readonly onType: (value: string) => void;
}

/** A field of a single-step pane; it takes the focus when it becomes invalid. */
export const PaneField = observer(function PaneField(props: PaneFieldProps) {
  const { label, invalid, result, working, first = false, onType, ...rest } = props;
  const [found, setFound] = useState({ invalid, times: 0 });
  if (found.invalid !== invalid) setFound({ invalid, times: found.times + Number(invalid) });
  const focus = useFocus<HTMLInputElement>(found.times);
  return (
    <div>
      <Label htmlFor={rest.id}>{label}</Label>
      <Box $invalid={invalid}>
        <Input
          {...rest}
          ref={first || found.times > 0 ? focus : undefined}
          readOnly={working}
          onChange={(event) => {
            onType(event.currentTarget.value);
          }}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={invalid}
          aria-describedby={result}
        />
      </Box>
    </div>
  );
});
