import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { PREMIUM_PRICE } from '../../domain/premium/premium';
import { calendarDate } from '../../domain/shared/written-date';
import { coinsText } from '../catalog/item.texts';
import { Icon } from '../shared/Icon';
import { NeedsScript } from '../shared/NeedsScript';
import type { IconName } from '../shared/icon-names';
import { usePageNow } from '../shared/page-context';
import { space, theme } from '../theme/theme';
import { BuyButton } from './BuyButton';
import type { ShopViewModel } from './shop.view-model';

const BENEFITS: readonly (readonly [icon: IconName, text: string])[] = [
  ['check', 'No ads on pages or before games'],
  ['check', 'A halo around your picture'],
  ['clock', 'Buy a month at a time, up to a year'],
  ['check', 'No subscription, never auto-renews'],
];

/** Benefits, price and expiry date of premium (spec 2 §4, §9). */
export const PremiumPanel = observer(function PremiumPanel({ shop }: { readonly shop: ShopViewModel }) {
  const { premiumUntil, premiumDay, premiumRefusal } = shop;
  // Before hydration the date must match the server's markup.
  const isHydrated = usePageNow() !== undefined;
  const note = noteOf(shop);
  return (
    <Panel aria-labelledby="premium">
      <TextBlock>
        <Title id="premium">
          <Icon name="crown" size={32} colour={theme.colour.warning} />
          Premium
        </Title>
        <List>
          {BENEFITS.map(([icon, text]) => (
            <li key={text}>
              <Icon name={icon} size={18} colour={icon === 'check' ? theme.colour.success : theme.colour.textSoft} />
              {text}
            </li>
          ))}
        </List>
      </TextBlock>
      <PurchaseColumn>
        <Price>
          {coinsText(PREMIUM_PRICE)} <small>a month</small>
        </Price>
        <Expiry role="status">
          {premiumUntil === undefined ? null : (
            <>
              Active until <time dateTime={premiumUntil}>{isHydrated ? premiumDay : calendarDate(premiumUntil)}</time>
            </>
          )}
        </Expiry>
        <NeedsScript>
          <BuyButton
            variant="secondary"
            blocked={shop.busy || premiumRefusal !== undefined}
            buying={shop.buyingPremium}
            onBuy={shop.buyPremium}
          >
            {premiumUntil === undefined ? 'Get Premium' : 'Add a month'}
          </BuyButton>
        </NeedsScript>
        {note === undefined ? null : <Note>{note}</Note>}
      </PurchaseColumn>
    </Panel>
  );
});

function noteOf({ premiumRefusal }: ShopViewModel): string | undefined {
  switch (premiumRefusal?.kind) {
    case 'not-enough-coins':
      return `You need ${coinsText(premiumRefusal.missing)} more.`;
    case 'premium-cap':
      return 'Premium can’t be extended beyond one year from now.';
    case undefined:
      return undefined;
  }
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)} ${space(10)};
  padding: ${space(6)};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  box-shadow: ${theme.hairlineShadow};
  @media ${theme.from.large} {
    grid-template-columns: minmax(0, 1fr) 280px;
    align-items: center;
    padding: ${space(8)};
  }
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  font-size: ${theme.size.xl};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(3)} ${space(8)};
  color: ${theme.colour.textSoft};
  li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
  }
  svg {
    flex: none;
  }
  @media ${theme.from.widest} {
    grid-template-columns: auto 1fr;
  }
`;

const PurchaseColumn = styled.div`
  display: grid;
  gap: ${space(3)};
  align-content: center;
  padding: ${space(5)};
  border-radius: ${theme.radius.card};
  text-align: center;
  background: ${theme.colour.room};
`;

const Price = styled.p`
  font: 600 ${theme.size.xl} / 1.2 ${theme.font.heading};
  small {
    font: 400 ${theme.size.sm} ${theme.font.text};
    color: ${theme.colour.textSoft};
  }
`;

const Expiry = styled.p`
  font-weight: 600;
  color: ${theme.colour.success};
  &:empty {
    display: none;
  }
`;

const Note = styled.p`
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;
