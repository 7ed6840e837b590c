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
  /** What is wrong is told in the pane's result, whose element `result` names. */
  readonly invalid: boolean;
  readonly result: string;
  readonly working: boolean;
  /** Takes the focus as the pane opens. */
  readonly first?: boolean;
  readonly onType: (value: string) => void;
}

/** A field of a pane that asks everything at once; it takes the focus when it is found wrong. */
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
