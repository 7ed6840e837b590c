import { observer } from 'mobx-react-lite';
import type { TokenVisit } from '../../domain/tokens/token-visit';
import { ACCOUNT_HOME } from '../../domain/auth/auth-route';
import { useDocumentHead } from '../app/use-document-head';
import type { PageHead } from '../app/page-head';
import { sessionTexts } from '../notices/texts/session-texts';
import type { SessionViewModel } from '../session/session.view-model';
import { ButtonLink } from '../shared/ButtonLink';
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

/** The title follows what has come of it; until then it is the route's. */
function endHead(kind: TokenVisit['kind']): PageHead | undefined {
  if (kind !== 'success' && kind !== 'error') return undefined;
  return { title: texts[kind], description: texts[kind], path: '/auth/verify-email', noIndex: true };
}

/** Confirms the address of an account by the link of a mail (spec 2 §4), and says what to do next. */
export const VerifyEmailPage = observer(function VerifyEmailPage({ page, session }: VerifyEmailPageProps) {
  useDocumentHead(endHead(page.visit.kind));
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
