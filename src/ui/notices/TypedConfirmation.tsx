import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useFirstFocus } from './use-first-focus';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { field } from '../shared/field.styles';

export interface TypedConfirmationProps {
  /** What must be typed. */
  readonly word: string;
  readonly value: string;
  readonly takesFocus: boolean;
  readonly readOnly: boolean;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
}

/** Asks to type a word, so that nobody confirms without having read. */
export const TypedConfirmation = observer(function TypedConfirmation(props: TypedConfirmationProps) {
  const { word, value, takesFocus, readOnly, onType, onEnter } = props;
  const id = useId();
  const focus = useFirstFocus<HTMLInputElement>();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <label htmlFor={id}>
        Type <Word>{word}</Word> to go on
      </label>
      <Input
        {...(takesFocus ? { ref: focus } : {})}
        id={id}
        value={value}
        readOnly={readOnly}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => {
          onType(event.currentTarget.value);
        }}
      />
    </Form>
  );
});

const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(5)};
  font-size: ${theme.size.sm};
`;

const Word = styled.strong`
  overflow-wrap: anywhere;
`;

const Input = styled.input`
  ${field}
  height: 52px;
  padding: 0 ${space(4)};
`;
