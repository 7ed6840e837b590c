import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { styled, createGlobalStyle } from 'styled-components';
import { formatDollars } from '../../domain/market/money';
import type { Receipt, BoughtKind, PaidMoney } from '../../domain/market/receipt';
import { displayName } from '../../domain/session/current-user';
import type { TimeZone } from '../../domain/shared/time-zone';
import { exactDate } from '../../domain/shared/written-date';
import { coinsText } from '../catalog/item.texts';
import type { SessionViewModel } from '../session/session.view-model';
import type { BadgeTone } from '../shared/Badge';
import { Badge } from '../shared/Badge';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import type { IconName } from '../shared/icon-names';
import { useTimeZone } from '../shared/time-zone-context';
import { space, theme } from '../theme/theme';
import { AccountList } from './AccountList';
import { EntriesSkeleton } from './EntriesSkeleton';
import { useAccountList } from './account-list.view-model';
import type { AccountServices } from './account-services';
import { accountHead } from './account-notices';
import { Page, Soft } from './account.styles';
import { Entries, Entry, Sign, Words } from './purchase.styles';

const boughtIcons: Readonly<Record<BoughtKind, IconName>> = {
  coins: 'coins',
  premium: 'crown',
  item: 'package',
};

/** Badges of purchases that were refunded or disputed. */
const receiptMarks: Readonly<
  Record<Exclude<Receipt['state'], 'done'>, { readonly word: string; readonly tone: BadgeTone }>
> = {
  refunded: { word: 'Refunded', tone: 'info' },
  disputed: { word: 'Disputed', tone: 'warning' },
};

/** Returns the explanation of a refund or a dispute; undefined for an ordinary purchase. */
function undoneText(receipt: Pick<Receipt, 'id' | 'money' | 'state' | 'undone'>, zone: TimeZone): string | undefined {
  const { state, undone } = receipt;
  if (state === 'done') return undefined;
  const when = (word: string) => (undone === undefined ? '' : ` ${word} ${exactDate(undone.date, zone)}`);
  const taken = undone === undefined || undone.taken === 0 ? 'No coins' : coinsText(undone.taken);
  const were = undone?.taken === 1 ? 'was' : 'were';
  return state === 'refunded'
    ? `${receiptNumber(receipt)} was refunded${when('on')}. ${taken} ${were} taken back.`
    : `Your bank has been reviewing ${receiptNumber(receipt)}${when('since')}. ${taken} ${were} taken back until it’s settled.`;
}

function receiptNumber({ id, money }: Pick<Receipt, 'id' | 'money'>): string {
  return money === undefined ? `Purchase ${id}` : `Receipt ${id}`;
}

/** Formats coins with a sign, the minus as wide as the plus: `+100`, `−10`. */
function signedCoins(coins: number): string {
  const sign = coins > 0 ? '+' : '−';
  return coins === 0 ? '0' : `${sign}${String(Math.abs(coins))}`;
}

/** Formats the parts of a price: `Net $6.71 + 19% VAT $1.28`. */
function vatText({ net, vat, vatRate }: PaidMoney): string {
  return `Net ${formatDollars(net)} + ${String(vatRate)}% VAT ${formatDollars(vat)}`;
}

interface ReceiptEntryProps {
  readonly receipt: Receipt;
}

const ReceiptEntry = observer(function ReceiptEntry({ receipt }: ReceiptEntryProps) {
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
          {/* Receipts state the time to the minute. */}
          <time dateTime={date}>{exactDate(date, zone)}</time> · {receiptNumber(receipt)}
        </p>
        {money === undefined ? null : <p>{vatText(money)}</p>}
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

/** Print styles: only the page's content, black on white. */
const PrintStyle = createGlobalStyle`
  @media ${theme.media.print} {
    body > * header, footer, nav, [data-screen] { display: none !important; }
    html, body { background: #fff !important; }
    body * { color: #000 !important; background: none !important; box-shadow: none !important; opacity: 1 !important; }
    svg { stroke: #000 !important; }
    :has(> main) { margin: 0 !important; padding: 0 !important; }
  }
`;

interface PurchasesPageProps extends Pick<AccountServices, 'createReceipts'> {
  readonly session: SessionViewModel;
}

/** Purchases with their receipts; printable. */
export const PurchasesPage = observer(function PurchasesPage({ session, createReceipts }: PurchasesPageProps) {
  const list = useAccountList(createReceipts);
  const { owner } = session;
  return (
    <Page>
      <PrintStyle />
      <Top>
        <h1>Purchases</h1>
        <Soft>
          {owner === undefined ? null : (
            <>
              Bought by <bdi>{displayName(owner)}</bdi>.{' '}
            </>
          )}
          Prices include VAT.
        </Soft>
      </Top>
      <AccountList
        list={list}
        label="Pages of purchases"
        skeleton={<EntriesSkeleton rows={5} />}
        empty={
          <EmptyState
            icon="coins"
            level={2}
            title="Nothing bought yet"
            text="Coins, premium and items you buy show up here, with receipts."
          >
            <ButtonLink to="/market" variant="primary" icon="shopping-bag">
              Visit the shop
            </ButtonLink>
          </EmptyState>
        }
      >
        {({ items, seller }) => (
          <>
            <Entries>
              {items.map((receipt) => (
                <ReceiptEntry key={receipt.id} receipt={receipt} />
              ))}
            </Entries>
            {seller.length > 0 && <Soft>Sold by {seller.join(', ')}.</Soft>}
          </>
        )}
      </AccountList>
    </Page>
  );
});

const Top = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/** Returns the lazily loaded part of the purchases route. */
export function purchasesRoute({ createReceipts }: AccountServices, session: SessionViewModel) {
  const Component = observer(function PurchasesRoute() {
    return <PurchasesPage createReceipts={createReceipts} session={session} />;
  });
  return { Component, handle: accountHead('Purchases') } satisfies RouteObject;
}
