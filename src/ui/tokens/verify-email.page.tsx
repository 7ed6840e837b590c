import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../app/page-head';
import { useDocumentHead } from '../app/use-document-head';
import { ACCOUNT_HOME } from '../auth/auth-route.machine';
import { sessionTexts } from '../notices/texts/session.texts';
import type { SessionViewModel } from '../session/session.view-model';
import { ButtonLink } from '../shared/ButtonLink';
import type { TokenTexts } from './TokenScene';
import { TokenScene, endHead, useTokenPage } from './TokenScene';
import type { TokenPageViewModel } from './token-page.view-model';
import type { TokenServices } from './token-services';

interface VerifyEmailPageProps {
  readonly page: TokenPageViewModel<undefined>;
  readonly session: SessionViewModel;
}

const texts: TokenTexts = {
  processing: { title: 'Verifying Your Email Address', text: 'One moment, please.' },
  success: 'Email Address Verified',
  error: sessionTexts['verification-failed'].title,
};

/** Page that verifies an email address by an emailed link (spec 2 §4). */
const VerifyEmailPage = observer(function VerifyEmailPage({ page, session }: VerifyEmailPageProps) {
  useDocumentHead(endHead(page.visit, texts, '/auth/verify-email'));
  const signedIn = session.user !== undefined;
  return (
    <TokenScene visit={page.visit} texts={texts}>
      {page.visit.kind === 'success' ? (
        <ButtonLink to="/arcade/games" variant="primary" size="lg" icon="gamepad">
          Play Games
        </ButtonLink>
      ) : null}
      <ButtonLink to={signedIn ? ACCOUNT_HOME : '/auth/login'} size="lg" icon={signedIn ? 'user' : 'log-in'}>
        {signedIn ? 'Your Account' : 'Login'}
      </ButtonLink>
    </TokenScene>
  );
});

const handle: RouteHandle = {
  head: (_data, path) => ({
    title: 'Verify Your Email Address',
    description: 'Verify your email address with the link we emailed you.',
    path,
    noIndex: true,
  }),
};

/** Creates the route of the email verification. */
export function verifyEmailRoute(
  { createVerification }: Pick<TokenServices, 'createVerification'>,
  session: SessionViewModel,
) {
  const Component = observer(function VerifyEmailRoute() {
    return <VerifyEmailPage page={useTokenPage(createVerification)} session={session} />;
  });
  return { Component, handle, loader: () => null } satisfies RouteObject;
}
