import { observer } from 'mobx-react-lite';
import { useLocation, useRevalidator } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { needsScript } from '../shared/NeedsScript';
import { useScreen } from '../shared/use-screen';
import { theme } from '../theme/theme';
import type { RetryViewModel } from './retry.view-model';

export interface RetryCountdownProps {
  readonly createRetry: (again: () => void) => RetryViewModel;
}

/** Asks for the page again after the seconds it shows, or at once when it is pressed; each failure waits anew. */
export const RetryCountdown = observer(function RetryCountdown({ createRetry }: RetryCountdownProps) {
  const { state, revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const again = () => void revalidate();
  return (
    <>
      <Button {...needsScript} variant="primary" size="lg" icon="rotate-cw" busy={state === 'loading'} onClick={again}>
        Try again
      </Button>
      <noscript>
        <ButtonLink to={pathname + search} reloadDocument variant="primary" size="lg" icon="rotate-cw">
          Try again
        </ButtonLink>
      </noscript>
      {state === 'loading' ? <Left>Trying again…</Left> : <Countdown createRetry={createRetry} again={again} />}
    </>
  );
});

interface CountdownProps extends RetryCountdownProps {
  readonly again: () => void;
}

const Countdown = observer(function Countdown({ createRetry, again }: CountdownProps) {
  const { secondsLeft } = useScreen(() => createRetry(again));
  return (
    <Left role="timer" {...needsScript}>
      Trying again in {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}
    </Left>
  );
});

const Left = styled.span`
  /* As wide with one figure as with two, so that what follows stays where it is. */
  display: inline-flex;
  align-items: center;
  min-width: 14em;
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.textSoft};
`;
