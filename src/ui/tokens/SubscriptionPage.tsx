import { observer } from 'mobx-react-lite';
import { useDocumentHead } from '../app/use-document-head';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { StatusScene } from '../shared/StatusScene';
import type { TokenTexts } from './TokenScene';
import { endHead, NEEDS_SCRIPT, TokenScene } from './TokenScene';
import type { TokenPageViewModel } from './token-page.view-model';

/** Action of a subscription link, which is the last segment of its path. */
export type SubscriptionLink = 'confirm' | 'unsubscribe';

export interface SubscriptionPageProps {
  readonly link: SubscriptionLink;
  readonly page: TokenPageViewModel<undefined>;
}

const texts: Readonly<Record<SubscriptionLink, TokenTexts>> = {
  confirm: {
    processing: { title: 'Confirming Your Subscription', text: 'One moment, please.' },
    success: 'Subscription Confirmed',
    error: 'Subscription Not Confirmed',
  },
  unsubscribe: {
    processing: { title: 'Unsubscribing', text: 'One moment, please.' },
    success: 'You’re Unsubscribed',
    error: 'Couldn’t Unsubscribe',
  },
};

/** Page of a subscription link, independent of the login (spec 2 §2, §4). Unsubscribing needs a click, because email scanners open links. */
export const SubscriptionPage = observer(function SubscriptionPage({ link, page }: SubscriptionPageProps) {
  const { kind } = page.visit;
  useDocumentHead(endHead(page.visit, texts[link], `/market/subscription/${link}`));
  if (kind === 'asking')
    return (
      <StatusScene
        state="asking"
        title="Unsubscribe?"
        text="You’ll no longer get this kind of email. Your other subscriptions won’t change."
        noScript={NEEDS_SCRIPT}
      >
        <Button variant="primary" size="lg" icon="check" onClick={page.agree}>
          Unsubscribe
        </Button>
        <ButtonLink to="/" size="lg">
          Stay subscribed
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
