import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { VisuallyHidden } from '../shared/VisuallyHidden';

export interface SearchFailedProps {
  /** What the server said, or that it was not reached. */
  readonly message: string;
}

/** Stands where results could not be loaded, with the same search once more. */
export const SearchFailed = observer(function SearchFailed({ message }: SearchFailedProps) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <VisuallyHidden as="h2">Results</VisuallyHidden>
      <EmptyState title="Oops!" text={message}>
        <ButtonLink to={pathname + search} replace icon="rotate-cw">
          Try again
        </ButtonLink>
      </EmptyState>
    </div>
  );
});
