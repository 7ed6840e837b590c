import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../app/page-head';
import type { SessionViewModel } from '../session/session.view-model';
import type { TokenServices } from './token-services';
import { useTokenPage } from './use-token-page';
import { VerifyEmailPage } from './VerifyEmailPage';

const handle: RouteHandle = {
  head: (_data, path) => ({
    title: 'Confirm Your Email Address',
    description: 'Confirms the email address of an account with the link from our mail.',
    path,
    noIndex: true,
  }),
};

/** The page of the link that confirms an address, fetched when it is first opened. */
export function verifyEmailRoute(
  { createVerification }: Pick<TokenServices, 'createVerification'>,
  session: SessionViewModel,
) {
  const Component = observer(function VerifyEmailRoute() {
    return <VerifyEmailPage page={useTokenPage(createVerification)} session={session} />;
  });
  return { Component, handle, loader: () => null } satisfies RouteObject;
}
