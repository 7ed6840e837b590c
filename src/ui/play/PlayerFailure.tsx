import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { Icon } from '../shared/Icon';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface PlayerFailureProps {
  readonly reason: 'silent' | 'unreachable';
  readonly onRetry: () => void;
}

/** Stands where a game should have started. */
export const PlayerFailure = observer(function PlayerFailure({ reason, onRetry }: PlayerFailureProps) {
  return (
    <Card role="alert">
      <Icon name="alert-triangle" size={28} colour={theme.colour.warning} />
      <h2>The game did not start</h2>
      <p>{reasons[reason]}</p>
      <Button icon="rotate-cw" onClick={onRetry}>
        Retry
      </Button>
    </Card>
  );
});

const reasons = {
  silent: 'It has not answered. It may be broken, or your connection slow. Please try again.',
  unreachable: 'It could not be reached. Please check your connection and try again.',
} as const;

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
  @media (max-width: 639px) {
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
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
`;
