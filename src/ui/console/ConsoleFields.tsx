import { observer } from 'mobx-react-lite';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { FieldMessage } from '../shared/FieldMessage';
import { Label } from '../shared/Label';
import { field } from '../shared/field.styles';
import { space, theme } from '../theme/theme';
import { Card, Fields } from './console.styles';
import type { InvitationViewModel } from './members.view-model';
import { SaveForm } from './SaveForm';

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'placeholder' | 'maxLength' | 'disabled'
> {
  readonly label: string;
  readonly value: string;
  /** Text below the field. */
  readonly hint?: ReactNode;
  /** Error message. */
  readonly message?: string | undefined;
  /** True for a field of several lines. */
  readonly lines?: boolean;
  readonly onType: (text: string) => void;
}

/** Text field with a hint and an error message. */
export const TextField = observer(function TextField(props: TextFieldProps) {
  const { label, value, hint, message, lines = false, onType, ...rest } = props;
  const id = useId();
  const common = {
    ...{ id, value, spellCheck: false, autoComplete: 'off' },
    'aria-invalid': message !== undefined,
    'aria-describedby': `${id}-message ${id}-hint`,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      onType(currentTarget.value);
    },
  };
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      {lines ? (
        <Lines {...common} placeholder={rest.placeholder} maxLength={rest.maxLength} rows={4} />
      ) : (
        <Line {...rest} {...common} />
      )}
      <FieldMessage id={`${id}-message`} text={message} />
      <Hint id={`${id}-hint`}>
        {hint}
        {/* Browsers shorten a pasted text without a message. */}
        {value.length === rest.maxLength ? ` This field takes ${String(rest.maxLength)} characters at most.` : null}
      </Hint>
    </div>
  );
});

interface InviteFormProps {
  readonly title: string;
  readonly invitation: InvitationViewModel;
  readonly hint?: string;
  readonly onSubmit: () => Promise<void>;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** Form of an invitation by username or email address. */
export const InviteForm = observer(function InviteForm(props: InviteFormProps) {
  const { title, invitation, hint, onSubmit, children } = props;
  return (
    <Card>
      <h2>{title}</h2>
      <SaveForm onSave={onSubmit}>
        <Fields>
          <TextField
            label="Username or email"
            value={invitation.to}
            maxLength={254}
            message={invitation.failure}
            hint={hint}
            onType={invitation.typeTo}
          />
          {children}
        </Fields>
        <div>
          <Button type="submit" variant="primary" icon="mail" busy={invitation.sending}>
            Invite
          </Button>
        </div>
      </SaveForm>
    </Card>
  );
});

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly hint?: string;
  /** Error message. */
  readonly message?: string | undefined;
  /** True to show the label to screen readers only. */
  readonly compact?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** Choice of one option in the browser's own list. */
export const SelectField = observer(function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, hint, message, compact = false, onChoose } = props;
  const id = useId();
  return (
    <div>
      {compact ? null : <Label htmlFor={id}>{label}</Label>}
      <Choice
        id={id}
        value={value}
        aria-label={compact ? label : undefined}
        aria-invalid={message !== undefined}
        aria-describedby={`${id}-message ${id}-hint`}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </Choice>
      <FieldMessage id={`${id}-message`} text={message} />
      <Hint id={`${id}-hint`}>{hint}</Hint>
    </div>
  );
});

interface MarkFieldProps {
  readonly type: 'checkbox' | 'radio';
  readonly checked: boolean;
  /** Name of the group of radio buttons. */
  readonly name?: string;
  readonly message?: string | undefined;
  /** True for a mark of a group with an error message. */
  readonly invalid?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
  readonly onChange: (checked: boolean) => void;
}

/** Checkbox or radio button with its text. */
export const MarkField = observer(function MarkField(props: MarkFieldProps) {
  const { message, invalid = message !== undefined, children, onChange, ...rest } = props;
  const id = useId();
  return (
    <div>
      <Mark>
        <input
          {...rest}
          aria-invalid={invalid}
          aria-describedby={`${id}-message`}
          onChange={(event) => {
            onChange(event.currentTarget.checked);
          }}
        />
        <span>{children}</span>
      </Mark>
      <FieldMessage id={`${id}-message`} text={message} />
    </div>
  );
});

const Line = styled.input`
  ${field}
  height: 52px;
  padding: 0 ${space(4)};
`;

const Lines = styled.textarea`
  ${field}
  display: block;
  padding: ${space(3)} ${space(4)};
  line-height: 1.5;
  resize: vertical;
`;

const Choice = styled.select`
  ${field}
  height: 52px;
  padding: 0 ${space(4)};
  & > option {
    color: ${theme.colour.text};
    background: ${theme.colour.raised};
  }
`;

const Hint = styled.p`
  margin-top: ${space(2)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  &:empty {
    display: none;
  }
`;

const Mark = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  min-height: ${theme.target};
  cursor: pointer;
  & > input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${theme.colour.cyan};
  }
  & a {
    color: ${theme.colour.cyan};
    text-decoration: underline;
  }
  & small {
    display: block;
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
`;
