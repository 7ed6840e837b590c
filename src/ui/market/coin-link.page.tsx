import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../app/page-head';
import { useDocumentHead } from '../app/use-document-head';
import { marketTexts } from '../notices/texts/market.texts';
import { ButtonLink } from '../shared/ButtonLink';
import { destinations } from '../shell/destinations';
import type { TokenTexts } from '../tokens/TokenScene';
import { endHead, TokenScene, useTokenPage } from '../tokens/TokenScene';
import type { TokenServices } from '../tokens/token-services';

const handle: RouteHandle = {
  head: (_data, path) => ({
    title: 'Pay for Your Coins',
    description: 'Continue to checkout with the link we emailed you.',
    path,
    noIndex: true,
  }),
};

const texts: TokenTexts = {
  processing: { title: 'Opening Checkout', text: 'One moment, please.' },
  // The browser leaves for the payment page before this title matters.
  success: 'Opening Checkout',
  error: marketTexts['purchase-failed'].title,
};

/** Creates the route of the emailed payment link (spec 2 §2). */
export function coinLinkRoute({ createCoinPurchase }: Pick<TokenServices, 'createCoinPurchase'>) {
  const Component = observer(function CoinLinkRoute() {
    const { visit } = useTokenPage(createCoinPurchase);
    useDocumentHead(endHead(visit, texts, '/market/coins'));
    return (
      <TokenScene visit={visit} texts={texts}>
        <ButtonLink to={destinations.shop.path} variant="primary" size="lg" icon="shopping-bag">
          Shop
        </ButtonLink>
      </TokenScene>
    );
  });
  return { Component, handle } satisfies RouteObject;
}
