import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { CatalogItemDetails } from '../../domain/market/catalog-item-page';
import { Icon } from '../shared/Icon';
import type { IconName } from '../shared/icon-names';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { keepingWords, placeWords } from './item.texts';

export interface ItemFactsProps {
  readonly item: Pick<CatalogItemDetails, 'place' | 'consumable'>;
}

/** Where an item is had, and whether it stays. */
export const ItemFacts = observer(function ItemFacts({ item }: ItemFactsProps) {
  const { place, consumable } = item;
  const facts: readonly (readonly [what: string, icon: IconName, text: string])[] = [
    ['Where to get it', place === 'game' ? 'gamepad' : 'shopping-bag', placeWords(place)],
    ['How long it lasts', consumable ? 'rotate-cw' : 'package', keepingWords(consumable)],
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
  border-block: 1px solid ${theme.colour.line};
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
