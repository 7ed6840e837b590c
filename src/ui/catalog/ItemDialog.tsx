import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CatalogItem } from '../../domain/games/game';
import type { BrowseServices } from '../app/browse-services';
import { RichText } from '../content/RichText';
import { Body, Overlay, Panel } from '../notices/modal.styles';
import { Blank } from '../shared/Blank';
import { Button } from '../shared/Button';
import { IconButton } from '../shared/IconButton';
import { Picture } from '../shared/Picture';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { ItemActions, ItemFacts, ItemPrice } from './ItemActions';
import { ItemDetailsViewModel } from './item-details.view-model';
import { itemAddress } from './item.texts';

export interface ItemDialogProps {
  readonly item: CatalogItem;
  readonly arcade: Pick<BrowseServices, 'catalogGateway' | 'createItemLink' | 'createItemPurchase'>;
  readonly onClose: () => void;
  /** Starts the game below the dialog. */
  readonly onPlay: () => void;
}

/** The dialog of an item on a game page: description, price and actions (spec 2 §2). */
export const ItemDialog = observer(function ItemDialog({ item, arcade, onClose, onPlay }: ItemDialogProps) {
  const { details, failure, load } = useScreen(() => new ItemDetailsViewModel(arcade.catalogGateway, item));
  return (
    <Overlay modal="item" inAddress isOpen isDismissable onOpenChange={onClose}>
      <Wide>
        <Room aria-label={item.name}>
          <StickyHeader>
            <IconButton icon="x" label="Close" onClick={onClose} />
          </StickyHeader>
          <Sides>
            <Item kind="item" picture={item.thumbnail} alt="" />
            <Text>
              <h2>
                <Link to={itemAddress(item)}>{item.name}</Link>
              </h2>
              <ItemPrice item={item} large />
              {failure === undefined ? null : (
                <div role="alert">
                  <p>{failure}</p>
                  <Button icon="rotate-cw" onClick={() => void load()}>
                    Retry
                  </Button>
                </div>
              )}
              {details === undefined && failure === undefined ? (
                <Blank $width="100%" $height="72px" aria-busy="true" />
              ) : null}
              {details === undefined || details.description === '' ? null : <RichText html={details.description} />}
            </Text>
          </Sides>
          {details === undefined ? null : (
            <>
              <ItemFacts item={details} />
              <Foot>
                <ItemActions
                  item={details}
                  createItemLink={arcade.createItemLink}
                  createItemPurchase={arcade.createItemPurchase}
                  onPlay={() => {
                    onClose();
                    onPlay();
                  }}
                />
              </Foot>
            </>
          )}
        </Room>
      </Wide>
    </Overlay>
  );
});

const Wide = styled(Panel)`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  width: min(680px, 100%);
  max-height: calc(var(--visual-viewport-height, 100dvh) - ${space(8)});
`;

/* Scrolls if it is taller than the window. */
const Room = styled(Body)`
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/* Keeps the close button visible while scrolling. */
const StickyHeader = styled.div`
  position: sticky;
  top: -${space(4)};
  z-index: 1;
  display: flex;
  justify-content: flex-end;
  height: 0;
  margin: -${space(5)} -${space(5)} ${space(5)} 0;
  & > button {
    flex: none;
    background: ${theme.colour.raised};
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)} ${space(6)};
  margin-bottom: ${space(5)};
  @media ${theme.from.medium} {
    grid-template-columns: 200px minmax(0, 1fr);
  }
`;

const Item = styled(Picture)`
  && {
    max-width: 200px;
    border-radius: ${theme.radius.card};
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  h2 {
    padding-right: ${space(10)};
    font-size: ${theme.size.xl};
    overflow-wrap: anywhere;
  }
  h2 > a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Foot = styled.div`
  margin-top: ${space(5)};
`;
