import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CatalogItemDetails } from '../../domain/market/catalog-item-page';
import { itemCost } from '../../domain/market/item-price';
import type { ArcadeServices } from '../app/arcade-services';
import type { RequestPhase } from '../notices/RequestButton';
import { RequestButton } from '../notices/RequestButton';
import { playIntent } from '../play/play-intent';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { NeedsScript } from '../shared/NeedsScript';
import { useScreen } from '../shared/use-screen';
import { destinations } from '../shell/destinations';
import { space } from '../theme/space';
import { coinsText } from './item.texts';

interface BuyItemButtonProps extends Pick<ArcadeServices, 'createItemPurchase'> {
  readonly item: CatalogItemDetails;
}

/** Buys an item of the shop for coins. */
const BuyItemButton = observer(function BuyItemButton({ item, createItemPurchase }: BuyItemButtonProps) {
  const navigate = useNavigate();
  const { owned, buy } = useScreen(() => createItemPurchase(item, () => void navigate(destinations.shop.path)));
  return (
    <NeedsScript>
      <Button
        variant="primary"
        size="lg"
        icon={owned ? 'check' : 'shopping-bag'}
        // It keeps the focus, which disabling would take away.
        aria-disabled={owned || undefined}
        onClick={owned ? undefined : buy}
      >
        {owned ? 'It is yours' : `Buy for ${coinsText(itemCost(item))}`}
      </Button>
    </NeedsScript>
  );
});

export interface ItemActionsProps extends Pick<ArcadeServices, 'createItemLink' | 'createItemPurchase'> {
  readonly item: CatalogItemDetails;
  /** Starts the game where its page is open already. */
  readonly onPlay?: () => void;
}

/** How an item is had: by playing its game, or here for coins; and the link to hand on. */
export const ItemActions = observer(function ItemActions(props: ItemActionsProps) {
  const { item, createItemLink, createItemPurchase, onPlay } = props;
  const { game, place } = item;
  const [link] = useState(() => createItemLink(game.slug, item.slug));
  const look = { variant: place === 'shop' ? 'secondary' : 'primary', size: 'lg', icon: 'play' } as const;
  return (
    <Row>
      {place === 'shop' ? <BuyItemButton item={item} createItemPurchase={createItemPurchase} /> : null}
      {onPlay === undefined ? (
        <ButtonLink to={`/arcade/games/${game.slug}`} state={playIntent} {...look}>
          Play {game.title}
        </ButtonLink>
      ) : (
        <Button {...look} onClick={onPlay}>
          Play {game.title}
        </Button>
      )}
      <NeedsScript>
        <Copy variant="secondary" phase={link.button.phase} words={copyWords} onClick={() => void link.copy()} />
      </NeedsScript>
    </Row>
  );
});

const copyWords: Readonly<Record<RequestPhase, string>> = {
  initial: 'Copy link',
  busy: 'Copying',
  success: 'Copied',
  error: 'Not copied',
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  @media (max-width: 480px) {
    & > a,
    & > span > button {
      flex: 1 1 100%;
    }
  }
`;

const Copy = styled(RequestButton)`
  min-height: 56px;
`;
