import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { QUESTION_SEARCH, QUESTION_SEARCH_MAX } from './questions-address';
import { searchField, searchRow } from './search.styles';

export interface QuestionSearchProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** The text is what it was to be. */
  readonly onSettle: () => void;
}

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
        maxLength={QUESTION_SEARCH_MAX}
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
  ${searchRow}
`;

const Input = styled.input`
  ${searchField}
`;
