import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { gameTexts } from '../notices/texts/game.texts';
import { ButtonLink } from './ButtonLink';
import { EmptyState } from './EmptyState';
import { VisuallyHidden } from './VisuallyHidden';

export interface ListFailedProps {
  /** Hidden heading for assistive technology. */
  readonly heading: string;
  /** Error message. */
  readonly message: string;
}

/** Error in place of a list, with a link that reloads the list (spec 2 §8). */
export const ListFailed = observer(function ListFailed({ heading, message }: ListFailedProps) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      <EmptyState icon="alert-triangle" title={gameTexts['index-failed'].title} text={message}>
        <ButtonLink to={pathname + search} replace icon="rotate-cw">
          Try again
        </ButtonLink>
      </EmptyState>
    </div>
  );
});
