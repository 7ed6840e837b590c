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
  flex-wrap: wrap;
  gap: ${space(2)};
  & > button {
    flex: 1 0 auto;
    min-height: 48px;
  }
`;

const Input = styled.input`
  ${field}
  /* Large text leaves no room beside it for the button, which goes below. */
  flex: 1000 1 12.5rem;
  min-height: 48px;
  padding-inline: ${space(5)};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.surface};
  &:focus-visible {
    border-radius: ${theme.radius.pill};
  }
`;
