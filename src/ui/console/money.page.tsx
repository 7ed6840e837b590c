import { observer } from 'mobx-react-lite';
import type { Payout, StatementHead } from '../../domain/console/developer-money';
import { moneyText, sharePercent } from '../../domain/console/developer-money';
import { ALL } from '../../domain/console/game-statistics';
import { mayAct } from '../../domain/console/member-role';
import { writtenNumber } from '../../domain/shared/written-number';
import { Page, Section, Soft } from '../account/account.styles';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { onePress } from '../shared/one-press';
import { useScreen } from '../shared/use-screen';
import { SelectField, TextField } from './ConsoleFields';
import type { ConsoleServices } from './console-services';
import { Card, Fields, Row, RowActions, Rows, RowText, Top } from './console.styles';
import { useDeveloper } from './DeveloperFrame';
import { ListState } from './ListState';
import { MoneyTables } from './MoneyTables';
import type { MoneyViewModel } from './money.view-model';
import { keyOf } from './money.view-model';
import { SaveForm } from './SaveForm';
import { periods } from './statistics.machine';

interface MoneyProps {
  readonly money: MoneyViewModel;
}
type Shown = NonNullable<MoneyViewModel['page']['value']>;
type ShownProps = MoneyProps & { readonly shown: Shown };

const StatementRow = observer(function StatementRow({ money, one }: MoneyProps & { readonly one: StatementHead }) {
  const { month, coins, sold, amount, currency, basisPoints, closed } = one;
  return (
    <Row>
      <RowText>
        <h3>
          {month} <Badge>{moneyText(amount, currency)}</Badge>
        </h3>
        <p>
          {writtenNumber(coins)} coins, {writtenNumber(sold)} sold · your share {sharePercent(basisPoints)} · closed{' '}
          <DateText date={closed} day flows />
        </p>
      </RowText>
      <RowActions>
        <Button icon="download" aria-label={`CSV of ${month}`} {...onePress(() => void money.saveCsv(month))}>
          CSV
        </Button>
        <Button icon="download" aria-label={`PDF of ${month}`} {...onePress(() => void money.savePdf(month))}>
          PDF
        </Button>
      </RowActions>
    </Row>
  );
});

const payoutStates = { requested: 'Requested', settled: 'Settled', refused: 'Refused' } as const;
const payoutTones = { requested: 'info', settled: 'success', refused: 'danger' } as const;

const PayoutRow = observer(function PayoutRow({ payout }: { readonly payout: Payout }) {
  const { amount, currency, state, requested, decided, reference, reason } = payout;
  return (
    <Row>
      <RowText>
        <h3>
          {moneyText(amount, currency)} <Badge tone={payoutTones[state]}>{payoutStates[state]}</Badge>
        </h3>
        <p>
          Requested <DateText date={requested} day flows />
          {decided === undefined ? null : (
            <>
              {' '}
              · {state} <DateText date={decided} day flows />
            </>
          )}
        </p>
        {reference === undefined ? null : <p>Reference: {reference}</p>}
        {reason === undefined ? null : <p>Reason: {reason}</p>}
      </RowText>
    </Row>
  );
});

const PayoutForm = observer(function PayoutForm({
  money,
  terms,
}: MoneyProps & { readonly terms: NonNullable<Shown['terms']> }) {
  return (
    <SaveForm onSave={money.requestPayout}>
      <TextField
        label={`Amount in ${terms.currency}`}
        value={money.amount}
        inputMode="decimal"
        maxLength={12}
        message={money.amountProblem}
        hint={`At least ${moneyText(terms.minimum, terms.currency)}, at most your balance.`}
        onType={money.typeAmount}
      />
      <RowActions>
        <Button type="submit" variant="primary">
          Request payout
        </Button>
        <Button onClick={money.typeBalance}>Whole balance</Button>
      </RowActions>
    </SaveForm>
  );
});

const Balance = observer(function Balance({ money, shown }: ShownProps) {
  const { role } = useDeveloper();
  const { terms, balance, payouts } = shown;
  if (terms === undefined)
    return (
      <Card>
        <h2>Payouts are off</h2>
        <Soft>
          The operator of the portal has not set the value of coins and your share yet. Your coins are counted and
          nothing is lost.
        </Soft>
      </Card>
    );
  const isOpen = payouts.some(({ state }) => state === 'requested');
  return (
    <Card>
      <h2>Balance: {moneyText(balance, terms.currency)}</h2>
      <Soft>
        1,000 coins are worth {moneyText(terms.perThousand, terms.currency)} this month. Your share is{' '}
        {sharePercent(terms.basisPoints)}. A statement follows after the end of the month.
      </Soft>
      {isOpen ? <Soft>Your payout is waiting for the operator. You can request the next one afterwards.</Soft> : null}
      {!isOpen && balance < terms.minimum ? (
        <Soft>You can request a payout from {moneyText(terms.minimum, terms.currency)} on.</Soft>
      ) : null}
      {isOpen || balance < terms.minimum ? null : mayAct(role, 'payouts.request') ? (
        <PayoutForm money={money} terms={terms} />
      ) : (
        <Soft>Only owners can request a payout.</Soft>
      )}
    </Card>
  );
});

const Results = observer(function Results({ money, shown }: ShownProps) {
  const { statements, payouts, firstDay } = shown;
  return (
    <>
      <Balance money={money} shown={shown} />
      {firstDay === undefined ? (
        <EmptyState
          icon="coins"
          level={2}
          title="No sales yet"
          text="Coins that players spend on items in your games appear here."
        />
      ) : (
        <Section aria-label="Coins">
          <Fields>
            <SelectField label="Period" value={money.period} options={periods} onChoose={money.choosePeriod} />
            <SelectField
              label="Item"
              value={money.item}
              options={[
                { value: ALL, name: 'All items' },
                ...money.items.map((item) => ({ value: keyOf(item), name: `${item.itemName} (${item.gameTitle})` })),
              ]}
              onChoose={money.chooseItem}
            />
          </Fields>
          <MoneyTables money={money} />
        </Section>
      )}
      {statements.length === 0 ? null : (
        <Section aria-labelledby="statements">
          <h2 id="statements">Statements</h2>
          <Rows>
            {statements.map((one) => (
              <StatementRow key={one.month} money={money} one={one} />
            ))}
          </Rows>
        </Section>
      )}
      {payouts.length === 0 ? null : (
        <Section aria-labelledby="payouts">
          <h2 id="payouts">Payouts</h2>
          <Rows>
            {payouts.map((payout) => (
              <PayoutRow key={payout.id} payout={payout} />
            ))}
          </Rows>
        </Section>
      )}
    </>
  );
});

const MoneyScreen = observer(function MoneyScreen({ services }: { readonly services: ConsoleServices }) {
  const { slug } = useDeveloper();
  const money = useScreen(() => services.createMoney(slug));
  const { value: shown, failure, load } = money.page;
  return (
    <Page>
      <Top>
        <div>
          <h1>Money</h1>
          <Soft>Coins that players spend on items, and the part that is paid out to you.</Soft>
        </div>
      </Top>
      <ListState list={shown} failure={failure} onRetry={load} />
      {shown === undefined || failure !== undefined ? null : <Results money={money} shown={shown} />}
    </Page>
  );
});

const MoneyPage = observer(function MoneyPage({ services }: { readonly services: ConsoleServices }) {
  return <MoneyScreen key={useDeveloper().slug} services={services} />;
});

/** Money of a developer. */
export const moneyPage = (services: ConsoleServices) => ({ element: <MoneyPage services={services} /> });
