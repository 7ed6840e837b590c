import { observer } from 'mobx-react-lite';
import { useDocumentHead } from '../app/use-document-head';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { StatusScene } from '../shared/StatusScene';
import type { TokenTexts } from './TokenScene';
import { endHead, NEEDS_SCRIPT, TokenScene } from './TokenScene';
import type { TokenPageViewModel } from './token-page.view-model';

/** What a link does to a subscription, as the last part of its address. */
export type SubscriptionLink = 'confirm' | 'unsubscribe';

export interface SubscriptionPageProps {
  readonly link: SubscriptionLink;
  readonly page: TokenPageViewModel<undefined>;
}

const texts: Readonly<Record<SubscriptionLink, TokenTexts>> = {
  confirm: {
    processing: { title: 'Confirming Your Subscription', text: 'One moment please.' },
    success: 'Subscription Confirmed',
    error: 'Subscription Not Confirmed',
  },
  unsubscribe: {
    processing: { title: 'Ending Your Subscription', text: 'One moment please.' },
    success: 'You Are Unsubscribed',
    error: 'Not Unsubscribed Yet',
  },
};

/** Begins or ends a subscription to mails by the link of one (spec 2 §2, §4), whoever is signed in; to end one it asks first, since programs that look into mails open every link. */
export const SubscriptionPage = observer(function SubscriptionPage({ link, page }: SubscriptionPageProps) {
  const { kind } = page.visit;
  useDocumentHead(endHead(page.visit, texts[link], `/market/subscription/${link}`));
  if (kind === 'asking')
    return (
      <StatusScene
        state="asking"
        title="Unsubscribe?"
        text="You get no more mails of the kind that this link came in. Everything else stays as it is."
        noScript={NEEDS_SCRIPT}
      >
        <Button variant="primary" size="lg" icon="check" onClick={page.agree}>
          Unsubscribe
        </Button>
        <ButtonLink to="/" size="lg">
          Keep these mails
        </ButtonLink>
      </StatusScene>
    );
  return (
    <TokenScene visit={page.visit} texts={texts[link]}>
      {kind === 'success' ? (
        <ButtonLink to="/arcade/games" variant="primary" size="lg" icon="gamepad">
          Play Games
        </ButtonLink>
      ) : (
        <ButtonLink to="/hc/contact" variant="primary" size="lg" icon="mail">
          Contact Us
        </ButtonLink>
      )}
      <ButtonLink to="/" size="lg">
        Home
      </ButtonLink>
    </TokenScene>
  );
});
