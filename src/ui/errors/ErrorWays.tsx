import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { styled } from 'styled-components';
import { backStep } from '../../domain/shell/back-step';
import { canBypass } from '../../domain/shell/error-page';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import { loadAuthDialog } from '../auth/load-auth-dialog';
import { failureFeedback } from '../notices/feedback-drafts';
import type { SessionViewModel } from '../session/session.view-model';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { needsScript } from '../shared/NeedsScript';
import { useGiveFeedback } from '../shared/page-context';
import { useScreen } from '../shared/use-screen';
import { theme } from '../theme/theme';
import type { ErrorServices } from './error-services';
import type { RetryViewModel } from './retry.view-model';
import type { ShownError } from './shown-error';
import { useOnline } from './use-online';

interface RetryCountdownProps {
  readonly createRetry: (again: () => void) => RetryViewModel;
}

/** Asks for the page again after the seconds it shows, or at once when it is pressed; each failure waits anew. */
const RetryCountdown = observer(function RetryCountdown({ createRetry }: RetryCountdownProps) {
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

interface LoginWayProps {
  readonly session: SessionViewModel;
  readonly authModal: AuthModalViewModel;
  readonly variant: 'primary' | 'secondary';
}

/** Offers to log in where one has to; who has done so sees the very page that was asked for. */
const LoginWay = observer(function LoginWay(props: LoginWayProps) {
  const { key } = useLocation();
  return <Way key={key} {...props} />;
});

const Way = observer(function Way({ session, authModal, variant }: LoginWayProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useScreen(() => ({
    start: () =>
      reaction(
        () => session.user?.id,
        (id) => {
          // Loading the data anew would not do: an error that is over within one frame stays on the screen.
          if (id !== undefined) void navigate({ pathname, search, hash }, { replace: true });
        },
      ),
  }));
  return session.user === undefined ? (
    <Button
      {...needsScript}
      variant={variant}
      size="lg"
      icon="log-in"
      onPointerEnter={loadAuthDialog.preload}
      onFocus={loadAuthDialog.preload}
      onClick={() => {
        authModal.openLogin();
      }}
    >
      Login
    </Button>
  ) : null;
});

/** Asks what happened before the page failed, where the shell that takes the answer stands around it. */
export const FeedbackWay = observer(function FeedbackWay({ status }: { readonly status: number }) {
  const { pathname } = useLocation();
  const giveFeedback = useGiveFeedback();
  if (giveFeedback === undefined) return null;
  return (
    <Button
      {...needsScript}
      size="lg"
      onClick={() => {
        giveFeedback(failureFeedback(status, pathname));
      }}
    >
      Tell us what happened
    </Button>
  );
});

/** Asks for the page once more, by itself when the connection comes back. */
const TryAgain = observer(function TryAgain() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const again = () => {
    // A script that did not come is not asked for twice by every browser: with a connection the whole page comes anew.
    void (navigator.onLine ? navigate(0) : navigate(pathname + search, { replace: true }));
  };
  useOnline(again);
  return (
    <Button variant="primary" size="lg" icon="rotate-cw" onClick={again}>
      Try again
    </Button>
  );
});

export interface ErrorWaysProps {
  readonly error: ShownError;
  readonly services?: ErrorServices | undefined;
}

/** The ways on from an error's page, the likeliest one first. */
export const ErrorWays = observer(function ErrorWays({ error, services }: ErrorWaysProps) {
  const face = error.page;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const retries = face === 503 && services !== undefined;
  // A session that the server no longer knows is asked for anew with the page.
  const reloads = (canBypass(face) && !retries) || (face === 401 && services?.session.user !== undefined);
  return (
    <>
      {face === 'offline' ? <TryAgain /> : null}
      {retries ? <RetryCountdown createRetry={services.createRetry} /> : null}
      {face === 401 && services !== undefined ? <LoginWay {...services} variant="primary" /> : null}
      {reloads ? (
        <ButtonLink to={pathname + search} reloadDocument size="lg" icon="rotate-cw" variant="primary">
          Reload
        </ButtonLink>
      ) : null}
      {/* The page asks to reload; who knows that they have to log in need not do it first. */}
      {face === 419 && services !== undefined ? <LoginWay {...services} variant="secondary" /> : null}
      {face === 403 ? <Home variant="primary" /> : null}
      {/* What is open to some is not open to nobody. */}
      {face === 403 && services !== undefined ? <LoginWay {...services} variant="secondary" /> : null}
      <Button
        {...needsScript}
        variant={face === 404 ? 'primary' : 'secondary'}
        size="lg"
        onClick={() => {
          void (backStep(window.history.length) === 'back' ? navigate(-1) : navigate('/'));
        }}
      >
        Let&apos;s Go Back
      </Button>
      {/* Without script nobody knows where back is. */}
      <noscript>
        <ButtonLink to="/" size="lg" variant={face === 404 ? 'primary' : 'secondary'}>
          Let&apos;s Go Back
        </ButtonLink>
      </noscript>
      {face === 500 ? <FeedbackWay status={error.status ?? 500} /> : null}
      {face === 403 ? null : <Home variant="quiet" />}
    </>
  );
});

const Home = observer(function Home({ variant }: { readonly variant: 'primary' | 'quiet' }) {
  return (
    <ButtonLink to="/" size="lg" variant={variant}>
      Home
    </ButtonLink>
  );
});
