import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { field } from '../notices/field-look';
import { Button } from '../shared/Button';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { QUESTION_SEARCH } from './questions-address';

export interface QuestionSearchProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** The text is what it was to be. */
  readonly onSettle: () => void;
}

const LONGEST = 200;

/** Narrows the list with each letter; without script it is sent as it stands. */
export const QuestionSearch = observer(function QuestionSearch({ text, onType, onSettle }: QuestionSearchProps) {
  return (
    <Form
      role="search"
      aria-label="Questions"
      onSubmit={(event) => {
        event.preventDefault();
        onSettle();
      }}
    >
      <Input
        type="search"
        name={QUESTION_SEARCH}
        value={text}
        maxLength={LONGEST}
        dir="auto"
        aria-label="Search the questions"
        placeholder="Search the questions"
        autoComplete="off"
        enterKeyHint="search"
        onBlur={onSettle}
        onChange={(event) => {
          onType(event.currentTarget.value);
        }}
      />
      <Button type="submit" icon="search">
        Search
      </Button>
    </Form>
  );
});

const Form = styled.form`
  display: flex;
  gap: ${space(2)};
`;

const Input = styled.input`
  ${field}
  flex: 1;
  height: 48px;
  padding-inline: ${space(5)};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.surface};
  &:focus-visible {
    border-radius: ${theme.radius.pill};
  }
`;
