import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { displayName } from '../../domain/session/current-user';
import type { SessionViewModel } from '../session/session.view-model';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { space } from '../theme/space';
import { Page, Soft } from './account.styles';
import type { AccountServices } from './account-services';
import { AccountList } from './AccountList';
import { EntriesSkeleton } from './EntriesSkeleton';
import { PrintStyle } from './PrintStyle';
import { Entries } from './purchase.styles';
import { ReceiptEntry } from './ReceiptEntry';
import { useAccountList } from './use-account-list';

export interface PurchasesPageProps extends Pick<AccountServices, 'createReceipts'> {
  readonly session: SessionViewModel;
}

/** What the player has bought, with every receipt; made to be printed as well. */
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
            level={2}
            title="Nothing bought yet"
            text="Coins, premium and items that you buy are listed here, with their receipts."
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
