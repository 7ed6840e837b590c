import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { exactDate } from '../../domain/shared/written-date';
import { formatDollars } from '../../domain/market/dollars';
import type { Receipt } from '../../domain/market/receipt';
import { Badge } from '../shared/Badge';
import { Icon } from '../shared/Icon';
import { useTimeZone } from '../shared/time-zone-context';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { Entry, Sign, Words } from './purchase.styles';
import { boughtIcons, receiptMarks, receiptNumber, signedCoins, undoneText, vatWords } from './receipt.texts';

export interface ReceiptEntryProps {
  readonly receipt: Receipt;
}

/** One purchase: what, when, its number, and what it cost. */
export const ReceiptEntry = observer(function ReceiptEntry({ receipt }: ReceiptEntryProps) {
  const { kind, title, date, coins, money, state } = receipt;
  const mark = state === 'done' ? undefined : receiptMarks[state];
  const zone = useTimeZone();
  const undone = undoneText(receipt, zone);
  return (
    <Entry>
      <Sign>
        <Icon name={boughtIcons[kind]} size={20} colour={theme.colour.textSoft} />
      </Sign>
      <Words>
        <Title>
          <h2>{title}</h2>
          {mark === undefined ? null : <Badge tone={mark.tone}>{mark.word}</Badge>}
        </Title>
        <p>
          {/* To the minute, as on paper. */}
          <time dateTime={date}>{exactDate(date, zone)}</time> · {receiptNumber(receipt)}
        </p>
        {money === undefined ? null : <p>{vatWords(money)}</p>}
        {undone === undefined ? null : <p>{undone}</p>}
      </Words>
      <Sum>
        {money === undefined ? null : <strong>{formatDollars(money.price)}</strong>}
        <Coins data-main={money === undefined ? '' : undefined}>
          {signedCoins(coins)}
          <Icon name="coins" size={16} colour={theme.colour.warning} />
          <VisuallyHidden>{Math.abs(coins) === 1 ? ' coin' : ' coins'}</VisuallyHidden>
        </Coins>
      </Sum>
    </Entry>
  );
});

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

const Sum = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space(1)};
  text-align: end;
  font-variant-numeric: tabular-nums;
  strong {
    font: 600 ${theme.size.lg} / 1.2 ${theme.font.heading};
  }
`;

const Coins = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  &[data-main] {
    font: 600 ${theme.size.lg} / 1.2 ${theme.font.heading};
    color: ${theme.colour.text};
  }
`;
