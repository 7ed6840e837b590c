import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Belonging } from '../../domain/inventory/belongings';
import { itemAddress } from '../catalog/item-address';
import { DateText } from '../shared/DateText';
import { Picture } from '../shared/Picture';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { ownedText } from './belonging.texts';
import { Entry, Words } from './purchase.styles';

export interface BelongingEntryProps {
  /** Slug of the game. */
  readonly game: string;
  readonly item: Belonging;
}

/** One kind of item that a player has: how many, and until when. */
export const BelongingEntry = observer(function BelongingEntry({ game, item }: BelongingEntryProps) {
  const { slug, name, thumbnail, count, expires, listed } = item;
  return (
    <Entry>
      <Thumbnail kind="item" picture={thumbnail} alt="" sizes="64px" />
      <Words>
        <h3>{listed ? <ItemLink to={itemAddress({ slug, game: { slug: game } })}>{name}</ItemLink> : name}</h3>
        <p>
          {ownedText(item)}
          {expires === undefined ? null : <DateText date={expires} flows />}
        </p>
      </Words>
      <Count>
        <VisuallyHidden>Count: </VisuallyHidden>
        <span aria-hidden="true">×</span>
        {count}
      </Count>
    </Entry>
  );
});

const Thumbnail = styled(Picture)`
  && {
    width: 64px;
    border-radius: ${theme.radius.card};
  }
`;

const ItemLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  /* As high as a finger, in the room of its line. */
  margin-block: -${space(2)};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Count = styled.strong`
  font: 600 ${theme.size.lg} / 1.2 ${theme.font.heading};
  font-variant-numeric: tabular-nums;
`;
