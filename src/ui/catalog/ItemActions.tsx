import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { CatalogItemDetails } from '../../domain/market/catalog-item-page';
import type { ArcadeServices } from '../app/arcade-services';
import type { RequestPhase } from '../notices/RequestButton';
import { RequestButton } from '../notices/RequestButton';
import { playWish } from '../play/play-wish';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { NeedsScript } from '../shared/NeedsScript';
import { destinations } from '../shell/destinations';
import { space } from '../theme/space';

export interface ItemActionsProps extends Pick<ArcadeServices, 'createItemLink'> {
  readonly item: CatalogItemDetails;
  /** Starts the game where its page is open already. */
  readonly onPlay?: () => void;
}

/** How an item is had: by playing its game, or in the shop once that is open; and the link to hand on. */
export const ItemActions = observer(function ItemActions({ item, createItemLink, onPlay }: ItemActionsProps) {
  const { game, place } = item;
  const [link] = useState(() => createItemLink(game.slug, item.slug));
  const fromShop = place === 'shop' && destinations.shop.state === 'open';
  const look = { variant: fromShop ? 'secondary' : 'primary', size: 'lg', icon: 'play' } as const;
  return (
    <Row>
      {fromShop ? (
        <ButtonLink to={destinations.shop.path} variant="primary" size="lg" icon="shopping-bag">
          Open the shop
        </ButtonLink>
      ) : null}
      {onPlay === undefined ? (
        <ButtonLink to={`/arcade/games/${game.slug}`} state={playWish} {...look}>
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
