import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SearchRequest } from '../../domain/search/search-address';
import { SEARCH_TEXT_MAX, toSearchQuery } from '../../domain/search/search-query';
import { Button } from '../shared/Button';
import { destinations } from '../shell/destinations';
import { hairlineFrame } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { TypeToggles } from './TypeToggles';
import type { SearchServices } from './search-page-data';

export interface SearchFormProps {
  readonly request: SearchRequest;
  readonly createForm: SearchServices['createForm'];
}

/** Search form of the results page, filled from the URL. Works without a script. */
export const SearchForm = observer(function SearchForm({ request, createForm }: SearchFormProps) {
  const navigate = useNavigate();
  const [form] = useState(() => createForm(request.types));
  const input = useRef<HTMLInputElement>(null);
  const submit = () => {
    const address = form.submit(input.current?.value ?? '');
    if (address === undefined) input.current?.focus();
    else void navigate(address, { preventScrollReset: true });
  };
  return (
    <Form
      role="search"
      aria-label="Results"
      action={destinations.search.path}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Row>
        <Input
          ref={input}
          name="query"
          defaultValue={request.query}
          maxLength={SEARCH_TEXT_MAX}
          onChange={(event) => {
            form.typed(event.currentTarget.value);
          }}
          dir="auto"
          aria-label="Search for"
          placeholder="At least 3 characters"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit" icon="search">
          Search
        </Button>
      </Row>
      <TypeToggles
        types={form.types}
        onToggle={(type) => {
          form.toggle(type);
          // A valid query updates the results at once.
          if (toSearchQuery(input.current?.value ?? '').ok) submit();
        }}
      />
    </Form>
  );
});

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-width: 720px;
`;

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 48px;
  padding-inline: ${space(5)};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.surface};
  ${hairlineFrame}
  text-overflow: ellipsis;
  &::placeholder {
    color: ${theme.colour.textSoft};
    opacity: 1;
  }
`;
