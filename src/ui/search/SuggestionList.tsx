import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import type { SearchBarViewModel } from './search-bar.view-model';
import { SUGGESTION_LIST, suggestionId } from './suggestion-id';
import { SuggestionRow } from './SuggestionRow';

export interface SuggestionListProps {
  readonly bar: SearchBarViewModel;
}

/** The rows below the search bar; the keyboard stays in the field. */
export const SuggestionList = observer(function SuggestionList({ bar }: SuggestionListProps) {
  return (
    <List id={SUGGESTION_LIST} role="listbox" aria-label="Suggestions">
      {bar.options.map((option, index) => {
        const marked = index === bar.highlighted;
        return (
          <Row
            key={index}
            ref={marked ? reveal : undefined}
            id={suggestionId(index)}
            role="option"
            aria-selected={marked}
            tabIndex={-1}
            to={bar.addressOf(option)}
            onMouseDown={(event) => {
              event.preventDefault();
            }}
          >
            <SuggestionRow option={option} />
          </Row>
        );
      })}
    </List>
  );
});

function reveal(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 60px;
  padding: ${space(2)};
  border-radius: ${theme.radius.card};
  &:hover {
    background: ${theme.colour.line};
  }
  &[aria-selected='true'] {
    background: ${theme.colour.raised};
    outline: 2px solid ${theme.colour.cyan};
    outline-offset: -2px;
  }
`;
