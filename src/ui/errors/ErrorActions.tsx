import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { styled } from 'styled-components';
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
import { backStep, canBypass } from './error-page.machine';
import type { ErrorServices } from './error-services';
import type { RetryViewModel } from './retry.view-model';
import type { ShownError } from './shown-error';
import { useOnline } from './use-online';

interface RetryCountdownProps {
  readonly createRetry: (again: () => void) => RetryViewModel;
}

/** Retries the page after a countdown or on a press; each failure restarts the countdown. */
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
  /* A line of its own below the actions. */
  order: 1;
  width: 100%;
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.textSoft};
`;

interface LoginButtonProps {
  readonly session: SessionViewModel;
  readonly authModal: AuthModalViewModel;
  readonly variant: 'primary' | 'secondary';
}

/** A login button; after the login, the requested page is loaded again. */
const LoginButton = observer(function LoginButton(props: LoginButtonProps) {
  const { key } = useLocation();
  return <Way key={key} {...props} />;
});

const Way = observer(function Way({ session, authModal, variant }: LoginButtonProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useScreen(() => ({
    start: () =>
      reaction(
        () => session.user?.id,
        (id) => {
          // Revalidation is not enough: React keeps the error if it is resolved within one frame.
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

/** A feedback button; needs the shell, which shows the form. */
export const FeedbackButton = observer(function FeedbackButton({ status }: { readonly status: number }) {
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

/** A retry button that also retries when the connection returns. */
const TryAgain = observer(function TryAgain() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const again = () => {
    // Browsers can cache a failed script download, so a reload with a connection loads the whole page.
    void (navigator.onLine ? navigate(0) : navigate(pathname + search, { replace: true }));
  };
  useOnline(again);
  return (
    <Button variant="primary" size="lg" icon="rotate-cw" onClick={again}>
      Try again
    </Button>
  );
});

export interface ErrorActionsProps {
  readonly error: ShownError;
  readonly services?: ErrorServices | undefined;
}

/** The next steps on an error page, most likely one first. */
export const ErrorActions = observer(function ErrorActions({ error, services }: ErrorActionsProps) {
  const face = error.page;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // A page that was taken down does not return.
  const gone = error.status === 410;
  const leaves = face === 404 || gone;
  const retries = face === 503 && services !== undefined;
  // Reloading also renews a session that the server no longer knows.
  const reloads = (canBypass(face) && !retries && !gone) || (face === 401 && services?.session.user !== undefined);
  return (
    <>
      {face === 'offline' ? <TryAgain /> : null}
      {retries ? <RetryCountdown createRetry={services.createRetry} /> : null}
      {face === 401 && services !== undefined ? <LoginButton {...services} variant="primary" /> : null}
      {reloads ? (
        <ButtonLink to={pathname + search} reloadDocument size="lg" icon="rotate-cw" variant="primary">
          Reload
        </ButtonLink>
      ) : null}
      {/* Reload comes first for an expired session, but a login works, too. */}
      {face === 419 && services !== undefined ? <LoginButton {...services} variant="secondary" /> : null}
      {face === 403 ? <Home variant="primary" /> : null}
      {/* Another account may have access. */}
      {face === 403 && services !== undefined ? <LoginButton {...services} variant="secondary" /> : null}
      <Button
        {...needsScript}
        variant={leaves ? 'primary' : 'secondary'}
        size="lg"
        onClick={() => {
          void (backStep(window.history.length) === 'back' ? navigate(-1) : navigate('/'));
        }}
      >
        Let&apos;s Go Back
      </Button>
      {/* Without JavaScript, the previous page is unknown. */}
      <noscript>
        <ButtonLink to="/" size="lg" variant={leaves ? 'primary' : 'secondary'}>
          Let&apos;s Go Back
        </ButtonLink>
      </noscript>
      {face === 500 && !gone ? <FeedbackButton status={error.status ?? 500} /> : null}
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
