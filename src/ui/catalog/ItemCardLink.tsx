import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CatalogItem } from '../../domain/games/game';
import { Picture } from '../shared/Picture';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { itemAddress } from './item-address';
import { ItemPrice } from './ItemPrice';

export interface ItemCardLinkProps {
  readonly item: CatalogItem;
}

/** A catalogue item in a list: the whole row is one link. */
export const ItemCardLink = observer(function ItemCardLink({ item }: ItemCardLinkProps) {
  return (
    <Row to={itemAddress(item)}>
      <Thumbnail kind="item" picture={item.thumbnail} alt="" />
      <Words>
        <Name>{item.name}</Name>
        <ItemPrice item={item} />
      </Words>
    </Row>
  );
});

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  height: 100%;
  padding: ${space(2)};
  border-radius: ${theme.radius.card};
  &:hover {
    background: ${theme.colour.surface};
  }
  &:focus-visible {
    border-radius: ${theme.radius.card};
  }
`;

const Thumbnail = styled(Picture)`
  && {
    flex: none;
    width: 88px;
    border-radius: ${theme.radius.card};
  }
`;

const Words = styled.span`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

const Name = styled.strong`
  font: 600 ${theme.size.md} / 1.25 ${theme.font.heading};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;
