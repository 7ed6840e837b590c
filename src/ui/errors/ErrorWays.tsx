import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import { backStep } from '../../domain/shell/back-step';
import { canBypass } from '../../domain/shell/error-page';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { needsScript } from '../shared/NeedsScript';
import type { ErrorServices } from './error-services';
import { FeedbackWay } from './FeedbackWay';
import { LoginWay } from './LoginWay';
import { RetryCountdown } from './RetryCountdown';
import type { ShownError } from './shown-error';
import { TryAgain } from './TryAgain';

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
