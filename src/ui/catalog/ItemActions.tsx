import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CatalogItem } from '../../domain/games/game';
import type { CatalogItemDetails } from '../../domain/market/catalog-item-page';
import { itemCost, isDiscounted, percentOff } from '../../domain/market/item-price';
import type { BrowseServices } from '../app/browse-services';
import type { RequestPhase } from '../notices/RequestButton';
import { RequestButton } from '../notices/RequestButton';
import { playLink } from '../play/play-intent';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { Icon } from '../shared/Icon';
import { NeedsScript } from '../shared/NeedsScript';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import type { IconName } from '../shared/icon-names';
import { useScreen } from '../shared/use-screen';
import { destinations } from '../shell/destinations';
import { space, theme } from '../theme/theme';
import { coinsText, lifetimeText, placeText } from './item.texts';

interface BuyItemButtonProps extends Pick<BrowseServices, 'createItemPurchase'> {
  readonly item: CatalogItemDetails;
}

/** Buys an item for coins. */
const BuyItemButton = observer(function BuyItemButton({ item, createItemPurchase }: BuyItemButtonProps) {
  const navigate = useNavigate();
  const { owned, buy } = useScreen(() => createItemPurchase(item, () => void navigate(destinations.shop.path)));
  return (
    <NeedsScript>
      <Button
        variant="primary"
        size="lg"
        icon={owned ? 'check' : 'shopping-bag'}
        // Disabling the button would remove its focus.
        aria-disabled={owned || undefined}
        onClick={owned ? undefined : buy}
      >
        {owned ? 'You own this' : `Buy for ${coinsText(itemCost(item))}`}
      </Button>
    </NeedsScript>
  );
});

export interface ItemActionsProps extends Pick<BrowseServices, 'createItemLink' | 'createItemPurchase'> {
  readonly item: CatalogItemDetails;
  /** Starts the game if its page is open. */
  readonly onPlay?: () => void;
}

/** The actions of an item: play its game or buy it for coins, and copy its link. */
export const ItemActions = observer(function ItemActions(props: ItemActionsProps) {
  const { item, createItemLink, createItemPurchase, onPlay } = props;
  const { game, place } = item;
  const [link] = useState(() => createItemLink(game.slug, item.slug));
  const style = { variant: place === 'shop' ? 'secondary' : 'primary', size: 'lg', icon: 'play' } as const;
  return (
    <Row>
      {place === 'shop' ? <BuyItemButton item={item} createItemPurchase={createItemPurchase} /> : null}
      {onPlay === undefined ? (
        <ButtonLink to={`/arcade/games/${game.slug}`} {...playLink} {...style}>
          Play {game.title}
        </ButtonLink>
      ) : (
        <Button {...style} onClick={onPlay}>
          Play {game.title}
        </Button>
      )}
      <NeedsScript>
        <Copy variant="secondary" phase={link.button.phase} words={copyTexts} onClick={() => void link.copy()} />
      </NeedsScript>
    </Row>
  );
});

const copyTexts: Readonly<Record<RequestPhase, string>> = {
  initial: 'Copy link',
  busy: 'Copying',
  success: 'Copied',
  error: 'Couldn’t copy',
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  @media ${theme.below.compact} {
    & > a,
    & > span > button {
      flex: 1 1 100%;
    }
  }
`;

const Copy = styled(RequestButton)`
  min-height: 56px;
`;

interface ItemFactsProps {
  readonly item: Pick<CatalogItemDetails, 'place' | 'consumable'>;
}

/** Source and lifetime of an item. */
export const ItemFacts = observer(function ItemFacts({ item }: ItemFactsProps) {
  const { place, consumable } = item;
  const facts: readonly (readonly [what: string, icon: IconName, text: string])[] = [
    ['Where to get it', place === 'game' ? 'gamepad' : 'shopping-bag', placeText(place)],
    ['How long it lasts', consumable ? 'rotate-cw' : 'package', lifetimeText(consumable)],
  ];
  return (
    <List>
      {facts.map(([what, icon, text]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <Icon name={icon} size={18} colour="currentColor" />
            {text}
          </dd>
        </div>
      ))}
    </List>
  );
});

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(12)};
  margin: 0;
  padding-block: ${space(5)};
  border-block: ${theme.hairline};
  dt {
    margin-bottom: ${space(1)};
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
  dd {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    margin: 0;
    font-weight: 600;
  }
`;

interface ItemPriceProps {
  readonly item: Pick<CatalogItem, 'price' | 'discounted'>;
  readonly large?: boolean;
}

/** Price of an item; a discount shows the old price struck through and, if large, the percentage. */
export const ItemPrice = observer(function ItemPrice({ item, large = false }: ItemPriceProps) {
  const off = percentOff(item);
  return (
    <Line $large={large}>
      <Now>
        <Icon name="coins" size={large ? 24 : 16} colour={theme.colour.warning} />
        {coinsText(itemCost(item))}
      </Now>
      {isDiscounted(item) ? (
        <Was>
          <VisuallyHidden>instead of </VisuallyHidden>
          <s>{coinsText(item.price)}</s>
        </Was>
      ) : null}
      {off === undefined || !large ? null : <Off>{`${String(off)}% off`}</Off>}
    </Line>
  );
});

const Line = styled.span<{ readonly $large: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  font-size: ${({ $large }) => ($large ? theme.size.xl : theme.size.sm)};
  font-variant-numeric: tabular-nums;
`;

const Now = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  font-weight: 600;
`;

const Was = styled.span`
  font-size: max(0.875rem, 0.6em);
  color: ${theme.colour.textSoft};
`;

const Off = styled.span`
  padding: 2px ${space(2)};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.xs};
  font-weight: 600;
  color: ${theme.colour.success};
  box-shadow: inset 0 0 0 1px currentColor;
`;
