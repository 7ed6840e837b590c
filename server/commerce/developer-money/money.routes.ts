import { eq } from 'drizzle-orm';
import { moneyCalls } from '../../../src/contract/developer-money.contract';
import type { PayoutRefusal } from '../../../src/domain/console/developer-money';
import { checkPayout, moneyText } from '../../../src/domain/console/developer-money';
import { dayAfter, dayCount, dayOf, STATISTICS_DAYS_MAX } from '../../../src/domain/console/game-statistics';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { developers } from '../../platform/database/schema/developers';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { recordAudit } from '../../publishing/console/audit.repository';
import { lockAsMember } from '../../publishing/console/member.repository';
import { membersWho, notifyMember } from '../../publishing/console/notify-member';
import { sellerOf } from '../market/seller-of';
import { insertPayout, listPayouts, readAccount } from './payout.repository';
import { firstSaleDay, listDaySales } from './sale.repository';
import { statementPdf } from './statement-pdf';
import { findStatement, listStatements } from './statement.repository';
import type { StoredTerms } from './terms.repository';
import { findTerms } from './terms.repository';

/** Days before today in the default period. */
const DEFAULT_BEFORE = 27;

const limit = { max: 120, windowSeconds: 60, by: 'caller' } as const;

/** Terms of the month of a time. */
const termsAt = (executor: Executor, developerId: number, time: Date): Promise<StoredTerms | undefined> =>
  findTerms(executor, developerId, time.toISOString().slice(0, 7));

const texts: Readonly<Record<PayoutRefusal, (terms: StoredTerms | undefined, balance: number) => string>> = {
  off: () => 'The operator has set no value of coins yet, so nothing can be paid out.',
  open: () => 'Another payout is waiting for the operator.',
  'above-balance': (terms, balance) => `The balance is ${moneyText(balance, terms?.currency ?? 'EUR')}.`,
  'below-minimum': (terms) => `The least amount is ${moneyText(terms?.minimum ?? 0, terms?.currency ?? 'EUR')}.`,
};

async function findDeveloper(
  executor: Executor,
  developerId: number,
): Promise<{ readonly slug: string; readonly name: string }> {
  const [found] = await executor
    .select({ slug: developers.slug, name: developers.name })
    .from(developers)
    .where(eq(developers.id, developerId));
  if (!found) throw new Error(`The developer ${String(developerId)} does not exist.`);
  return found;
}

/** Parses a period of days. */
function periodOf(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): Result<{ readonly from: string; readonly to: string }, Refusal> {
  const last = to ?? dayOf(now.getTime());
  const first = from ?? dayAfter(last, -DEFAULT_BEFORE);
  const count = dayCount(first, last);
  if (count >= 1 && count <= STATISTICS_DAYS_MAX) return ok({ from: first, to: last });
  const text = `Choose 1 to ${String(STATISTICS_DAYS_MAX)} days: from must not be after to.`;
  return err(refusal.validation({ from: [text] }));
}

/** Routes of the console about coins, statements and payouts. */
export function moneyRoutes(deps: Pick<ServerDependencies, 'config' | 'realtime'>): readonly Route[] {
  return [
    route(
      moneyCalls.developerMoney,
      async ({ caller: { member }, query, now, tx }) => {
        const { developerId } = member;
        const period = periodOf(query, now);
        if (!period.ok) return period;
        const { balance } = await readAccount(tx, developerId);
        const payouts = await listPayouts(tx, developerId);
        return ok({
          data: {
            firstDay: (await firstSaleDay(tx, developerId)) ?? null,
            days: await listDaySales(tx, { developerId, ...period.value }),
            terms: (await termsAt(tx, developerId, now)) ?? null,
            balance,
            statements: await listStatements(tx, developerId),
            payouts: payouts.map(({ decided = null, reference = null, reason = null, ...payout }) => ({
              ...payout,
              ...{ decided, reference, reason },
            })),
          },
        });
      },
      { limit },
    ),

    route(
      moneyCalls.statementGet,
      async ({ caller: { member }, params, tx }) => {
        const statement = await findStatement(tx, member.developerId, params.month);
        if (!statement) return err(refusal.notFound('statement'));
        return ok({ data: { ...statement, lines: [...statement.lines] } });
      },
      { limit },
    ),

    route(
      moneyCalls.statementPdf,
      async ({ caller: { member }, params, tx }) => {
        const statement = await findStatement(tx, member.developerId, params.month);
        if (!statement) return err(refusal.notFound('statement'));
        const { name } = await findDeveloper(tx, member.developerId);
        const pdf = await statementPdf(statement, { developer: name, operator: sellerOf(deps.config.operator) });
        return ok({ data: { pdf: pdf.toString('base64') } });
      },
      { limit: { max: 20, windowSeconds: 60, by: 'caller' } },
    ),

    route(
      moneyCalls.payoutRequest,
      async (input) => {
        const { caller, body, now, tx } = input;
        const { developerId } = caller.member;
        const acting = await lockAsMember(tx, caller.member, 'payouts.request');
        if (!acting.ok) return acting;
        const terms = await termsAt(tx, developerId, now);
        const account = { ...(await readAccount(tx, developerId)), minimum: terms?.minimum };
        const permitted = checkPayout(body.amount, account);
        if (!permitted.ok || !terms)
          return err(refusal.conflict(texts[permitted.ok ? 'off' : permitted.error](terms, account.balance)));
        const { accountId } = acting.value;
        const payout = { developerId, amount: body.amount, currency: terms.currency };
        const id = await insertPayout(tx, { ...payout, requestedAt: now, requestedBy: accountId });
        const total = moneyText(body.amount, terms.currency);
        await recordAudit(tx, {
          ...{ member: acting.value, event: 'payout.request' },
          ...{ text: `Requested a payout of ${total}.`, now },
        });
        const { slug, name } = await findDeveloper(tx, developerId);
        for (const other of await membersWho(tx, developerId, 'payouts.request')) {
          if (other === accountId) continue;
          const news = { title: 'A payout was requested', body: `“${name}”: ${total}.`, path: `/${slug}/money` };
          input.afterCommit(await notifyMember(tx, deps, { accountId: other, now, ...news }));
        }
        return ok({ data: { id } });
      },
      { limit: { max: 20, windowSeconds: 60, by: 'caller' }, audit: 'payout-request' },
    ),
  ];
}
