import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { SUGGESTIONS_FAILED } from './search.texts';

export interface SuggestionsFailedProps {
  readonly onRetry: () => void;
}

/** Stands where suggestions could not be had; the search itself goes on without them. */
export const SuggestionsFailed = observer(function SuggestionsFailed({ onRetry }: SuggestionsFailedProps) {
  return (
    <Line>
      <p>{SUGGESTIONS_FAILED}</p>
      <Button variant="quiet" icon="rotate-cw" onClick={onRetry}>
        Try again
      </Button>
    </Line>
  );
});

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;
