import { observer } from 'mobx-react-lite';
import { ACCOUNT_HOME } from '../../domain/auth/auth-route';
import { useDocumentHead } from '../app/use-document-head';
import { sessionTexts } from '../notices/texts/session.texts';
import type { SessionViewModel } from '../session/session.view-model';
import { ButtonLink } from '../shared/ButtonLink';
import { endHead } from './end-head';
import type { TokenPageViewModel } from './token-page.view-model';
import type { TokenTexts } from './TokenScene';
import { TokenScene } from './TokenScene';

export interface VerifyEmailPageProps {
  readonly page: TokenPageViewModel<undefined>;
  readonly session: SessionViewModel;
}

const texts: TokenTexts = {
  processing: { title: 'Confirming Your Email Address', text: 'One moment please.' },
  success: 'Email Address Confirmed',
  error: sessionTexts['verification-failed'].title,
};

/** Confirms the address of an account by the link of a mail (spec 2 §4), and says what to do next. */
export const VerifyEmailPage = observer(function VerifyEmailPage({ page, session }: VerifyEmailPageProps) {
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
