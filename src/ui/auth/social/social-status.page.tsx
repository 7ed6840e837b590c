import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { redirect, useLoaderData } from 'react-router-dom';
import type { LoadSocialStatus, SocialStatus } from '../../../application/auth/load-social-status.use-case';
import { providerNames } from '../../../domain/auth/social-provider';
import { displayName } from '../../../domain/session/current-user';
import { brand } from '../../../domain/shared/brand';
import { HOME_PATH } from '../../../domain/shell/home-path';
import type { RouteHandle } from '../../app/page-head';
import { sessionTexts } from '../../notices/texts/session.texts';
import { Button } from '../../shared/Button';
import { ButtonLink } from '../../shared/ButtonLink';
import { useScreen } from '../../shared/use-screen';
import type { AuthModalViewModel } from '../auth-modal.view-model';
import { ACCOUNT_HOME } from '../auth-route.machine';
import { StatusScene, TryAgain } from './StatusScene';
import type { SocialServices, SocialStatusViewModel } from './social-status.view-model';

interface SocialStatusPageProps {
  readonly status: SocialStatusViewModel;
  readonly authModal: AuthModalViewModel;
}

/** The result of a provider login, for a tab without an opener to report to (spec 2 §8). */
const SocialStatusPage = observer(function SocialStatusPage({ status, authModal }: SocialStatusPageProps) {
  const { provider, waits } = useLoaderData<SocialStatus>();
  const { user } = useScreen(() => status);
  const name = providerNames[provider];
  if (user !== undefined) {
    return (
      <StatusScene
        figure="done"
        title={`Welcome, ${displayName(user)}!`}
        text={`You’re logged in to ${brand.siteName}.`}
      >
        <ButtonLink to="/arcade/games" variant="primary" size="lg" icon="gamepad">
          Games
        </ButtonLink>
        <ButtonLink to="/" size="lg">
          Home
        </ButtonLink>
        <ButtonLink to={ACCOUNT_HOME} size="lg" icon="user">
          Account
        </ButtonLink>
      </StatusScene>
    );
  }
  if (waits) {
    return (
      <StatusScene
        figure="waiting"
        title={`${name} account confirmed`}
        text={`Log in or sign up in this browser within 15 minutes to connect your ${name} account.`}
      >
        <Button variant="primary" size="lg" icon="log-in" onClick={authModal.openLogin}>
          Login
        </Button>
        <Button size="lg" onClick={authModal.openRegister}>
          Sign Up
        </Button>
      </StatusScene>
    );
  }
  const { title, body } = sessionTexts['social-login-unsuccessful'];
  return (
    <StatusScene figure="failed" title={title} text={body}>
      <TryAgain authModal={authModal} />
    </StatusScene>
  );
});

const handle: RouteHandle = {
  head: (_data, path) => ({
    title: 'Login',
    description: `Result of your ${brand.siteName} login.`,
    path,
    noIndex: true,
  }),
};

/** Loads the result of the login; an unknown provider redirects home. */
export function statusLoader(load: LoadSocialStatus) {
  return async ({ request: { url, signal } }: LoaderFunctionArgs) => {
    const found = await load.execute(new URL(url).searchParams.get('provider') ?? undefined, signal);
    return found.ok ? found.value : redirect(HOME_PATH);
  };
}

/** Returns the result page's route. */
export function socialStatusRoute({ status, loadStatus }: SocialServices, authModal: AuthModalViewModel) {
  const Component = observer(function SocialStatusRoute() {
    return <SocialStatusPage status={status} authModal={authModal} />;
  });
  return { Component, handle, loader: statusLoader(loadStatus) } satisfies RouteObject;
}
