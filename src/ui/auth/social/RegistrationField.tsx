import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { FieldMessage } from '../../shared/FieldMessage';
import { Label } from '../../shared/Label';
import { Box, Input } from '../input.styles';

export interface RegistrationFieldProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'autoComplete' | 'maxLength' | 'inputMode' | 'readOnly' | 'onBlur'
> {
  readonly label: string;
  readonly value: string;
  /** What is wrong with the answer. */
  readonly message: string | undefined;
  readonly onType: (value: string) => void;
  /** Stands in the field, behind the text. */
  readonly children?: ReactNode;
}

/** A field of the registration by a provider. */
export const RegistrationField = observer(function RegistrationField(props: RegistrationFieldProps) {
  const { label, message, onType, children, ...rest } = props;
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Box $invalid={message !== undefined}>
        <Input
          {...rest}
          id={id}
          onChange={(event) => {
            onType(event.currentTarget.value);
          }}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={message !== undefined}
          aria-describedby={`${id}-message`}
        />
        {children}
      </Box>
      <FieldMessage id={`${id}-message`} text={message} />
    </div>
  );
});
