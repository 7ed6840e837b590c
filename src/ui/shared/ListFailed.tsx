import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { gameTexts } from '../notices/texts/game.texts';
import { ButtonLink } from './ButtonLink';
import { EmptyState } from './EmptyState';
import { VisuallyHidden } from './VisuallyHidden';

export interface ListFailedProps {
  /** What is listed, for assistive technology. */
  readonly heading: string;
  /** What the server said, or that it was not reached. */
  readonly message: string;
}

/** Stands where a list could not be loaded, with the same list once more (spec 2 §8). */
export const ListFailed = observer(function ListFailed({ heading, message }: ListFailedProps) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      <EmptyState title={gameTexts['index-failed'].title} text={message}>
        <ButtonLink to={pathname + search} replace icon="rotate-cw">
          Try again
        </ButtonLink>
      </EmptyState>
    </div>
  );
});
