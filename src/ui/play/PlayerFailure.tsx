import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { assertNever } from '../../domain/shared/assert-never';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { Icon } from '../shared/Icon';
import { space, theme } from '../theme/theme';
import type { LoadFailure } from './frame-load.machine';

export interface PlayerFailureProps {
  readonly cause: LoadFailure;
  readonly onRetry: () => void;
  /** Continues to wait for the game; undefined when it can no longer start. */
  readonly onWait: (() => void) | undefined;
}

/** Cause and next steps for a game that did not start. */
export const PlayerFailure = observer(function PlayerFailure({ cause, onRetry, onWait }: PlayerFailureProps) {
  const { pathname } = useLocation();
  return (
    <Card role="alert">
      <Icon name="alert-triangle" size={28} colour={theme.colour.warning} />
      <h2>{hasStarted(cause) ? 'The game has stopped' : 'The game didn’t start'}</h2>
      <p>{reasonOf(cause)}</p>
      <Actions>
        {isOutdated(cause) ? (
          <ButtonLink icon="rotate-cw" to={pathname} reloadDocument>
            Reload page
          </ButtonLink>
        ) : (
          <Button icon="rotate-cw" onClick={onRetry}>
            Retry
          </Button>
        )}
        {onWait ? <Button onClick={onWait}>Keep waiting</Button> : null}
      </Actions>
    </Card>
  );
});

/** True if the build is no longer served: another version can be open by now. */
const isOutdated = (cause: LoadFailure): boolean => cause.kind === 'http' && cause.status === 404 && !cause.moved;

const hasStarted = (cause: LoadFailure): boolean =>
  cause.kind === 'moved-away' || (cause.kind === 'http' && cause.moved);

function reasonOf(cause: LoadFailure): string {
  switch (cause.kind) {
    case 'unreachable':
      return 'We couldn’t reach this game. Check your connection and try again.';
    case 'moved-away':
      return 'The game opened a page that we can’t show here.';
    case 'http':
      if (cause.moved) return `A page of the game couldn’t be opened (${String(cause.status)}).`;
      return cause.status === 404
        ? 'This version is no longer available. Reload the page to play the current one.'
        : `We couldn’t load this version (${String(cause.status)}). Please try again.`;
    case 'missing-file':
      return `A file of the game couldn’t be loaded: ${cause.path}`;
    case 'script-error':
      return `The game crashed while starting: ${cause.message}`;
    case 'no-frame':
      return 'The game isn’t responding. It may be down, or your connection may be slow.';
    default:
      return assertNever(cause);
  }
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
`;

const Card = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  max-width: 420px;
  padding: ${space(4)} ${space(5)};
  border-radius: ${theme.radius.panel};
  text-align: center;
  background: ${theme.colour.surface};
  box-shadow: ${theme.shadow};
  @media ${theme.below.medium} {
    gap: ${space(1)};
    padding: ${space(2)} ${space(4)};
    & > svg {
      display: none;
    }
  }
  h2 {
    font-size: ${theme.size.lg};
  }
  p {
    overflow-wrap: anywhere;
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
`;
