import { observer } from 'mobx-react-lite';
import { Form } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { helpAddress } from './help-address';
import { QUESTION_SEARCH, QUESTION_SEARCH_MAX } from './questions-address';
import { searchField, searchRow } from './search.styles';

/** Searches all questions, whomever they concern; works without script. */
export const HelpSearch = observer(function HelpSearch({ asked }: { readonly asked: string }) {
  return (
    <Row role="search" aria-label="All questions" action={helpAddress('index')} preventScrollReset>
      <Input
        key={asked}
        type="search"
        name={QUESTION_SEARCH}
        defaultValue={asked}
        maxLength={QUESTION_SEARCH_MAX}
        dir="auto"
        aria-label="Search all questions"
        placeholder="Search all questions"
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" icon="search">
        Search
      </Button>
    </Row>
  );
});

const Row = styled(Form)`
  ${searchRow}
  max-width: 48rem;
`;

const Input = styled.input`
  ${searchField}
`;
