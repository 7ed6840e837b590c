import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../app/page-head';
import { useDocumentHead } from '../app/use-document-head';
import { marketTexts } from '../notices/texts/market.texts';
import { ButtonLink } from '../shared/ButtonLink';
import { destinations } from '../shell/destinations';
import type { TokenTexts } from '../tokens/TokenScene';
import { endHead, TokenScene } from '../tokens/TokenScene';
import type { TokenServices } from '../tokens/token-services';
import { useTokenPage } from '../tokens/token-services';

const handle: RouteHandle = {
  head: (_data, path) => ({
    title: 'Pay for Your Coins',
    description: 'Leads to the payment of coins with the link from our mail.',
    path,
    noIndex: true,
  }),
};

const texts: TokenTexts = {
  processing: { title: 'Taking You to the Payment', text: 'One moment please.' },
  // The page ends at the payment, not here.
  success: 'Taking You to the Payment',
  error: marketTexts['purchase-failed'].title,
};

/** The page of the link by which coins are paid for on another device (spec 2 §2), fetched when it is first opened. */
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
