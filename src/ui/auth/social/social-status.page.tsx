import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { LoadSocialStatus } from '../../../application/auth/load-social-status.use-case';
import { brand } from '../../../domain/shared/brand';
import { HOME_PATH } from '../../../domain/shell/home-path';
import type { RouteHandle } from '../../app/page-head';
import type { AuthModalViewModel } from '../auth-modal.view-model';
import type { SocialServices } from './social-services';
import { SocialStatusPage } from './SocialStatusPage';

const handle: RouteHandle = {
  head: (_data, path) => ({
    title: 'Login',
    description: `How your login to ${brand.siteName} has ended.`,
    path,
    noIndex: true,
  }),
};

/** Finds what there is to tell; an unknown provider goes home. */
export function statusLoader(load: LoadSocialStatus) {
  return async ({ request: { url, signal } }: LoaderFunctionArgs) => {
    const found = await load.execute(new URL(url).searchParams.get('provider') ?? undefined, signal);
    return found.ok ? found.value : redirect(HOME_PATH);
  };
}

/** The page that tells how a sign-in by a provider has ended, fetched when it is first opened. */
export function socialStatusRoute({ status, loadStatus }: SocialServices, authModal: AuthModalViewModel) {
  const Component = observer(function SocialStatusRoute() {
    return <SocialStatusPage status={status} authModal={authModal} />;
  });
  return { Component, handle, loader: statusLoader(loadStatus) } satisfies RouteObject;
}
