import { eq } from 'drizzle-orm';
import type { PayoutCurrency, PayoutState } from '../../../src/domain/console/developer-money';
import { moneyText, sharePercent } from '../../../src/domain/console/developer-money';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { momentText } from '../../messaging/mail/moment-text';
import type { Executor } from '../../platform/database/executor';
import { developers } from '../../platform/database/schema/developers';
import { recordAudit } from '../../publishing/console/audit.repository';
import { membersWho, notifyMember } from '../../publishing/console/notify-member';
import { databaseTime } from './close-months';
import type { PayoutDecision } from './payout.repository';
import { decidePayout, listPayoutsBy, lockPayout } from './payout.repository';
import { listTerms, storeRate, storeShare } from './terms.repository';

type Dependencies = Pick<ServerDependencies, 'clock' | 'database' | 'realtime'>;

/** Undoes the transaction of a dry run and carries its text. */
class DryRun extends Error {}

/** Runs a change, or checks it in a transaction that is undone. */
async function change<T extends { readonly text: string }>(
  { database }: Pick<Dependencies, 'database'>,
  dryRun: boolean,
  run: (tx: Executor) => Promise<Result<T, string>>,
): Promise<Result<T | { readonly text: string }, string>> {
  try {
    return await database.transaction(async (tx) => {
      const done = await run(tx);
      if (done.ok && dryRun) throw new DryRun(done.value.text);
      return done;
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
    return ok({ text: `Dry run, nothing is changed: ${error.message}` });
  }
}

const textOf = (done: Result<{ readonly text: string }, string>): Result<string, string> =>
  done.ok ? ok(done.value.text) : done;

interface FromMonth {
  /** `YYYY-MM`; default this month. */
  readonly from?: string | undefined;
  readonly dryRun: boolean;
}

/** Makes a change that is in force from a month on. */
async function changeFromMonth(
  deps: Pick<Dependencies, 'database'>,
  { from, dryRun }: FromMonth,
  run: (tx: Executor, month: string) => Promise<Result<{ readonly text: string }, string>>,
): Promise<Result<string, string>> {
  return textOf(
    await change(deps, dryRun, async (tx) => {
      const month = from ?? (await databaseTime(tx)).toISOString().slice(0, 7);
      return run(tx, month);
    }),
  );
}

/** Sets the value of coins from a month on. */
export const setRate = (
  deps: Pick<Dependencies, 'database'>,
  {
    from,
    dryRun,
    ...rate
  }: FromMonth & { readonly perThousand: number; readonly currency: PayoutCurrency; readonly minimum: number },
): Promise<Result<string, string>> =>
  changeFromMonth(deps, { from, dryRun }, async (tx, month) => {
    const stored = await storeRate(tx, { month, ...rate });
    const [value, least] = [rate.perThousand, rate.minimum].map((amount) => moneyText(amount, rate.currency));
    return stored.ok
      ? ok({ text: `From ${month} on, 1,000 coins are worth ${value ?? ''}. The least payout is ${least ?? ''}.` })
      : stored;
  });

/** Sets the share of one developer, or of all without a share of their own, from a month on. */
export const setShare = (
  deps: Pick<Dependencies, 'clock' | 'database'>,
  {
    basisPoints,
    developer,
    ...when
  }: FromMonth & { readonly basisPoints: number; readonly developer?: string | undefined },
): Promise<Result<string, string>> =>
  changeFromMonth(deps, when, async (tx, month) => {
    const share = sharePercent(basisPoints);
    if (developer === undefined) {
      const stored = await storeShare(tx, { month, developerId: undefined, basisPoints });
      return stored.ok ? ok({ text: `From ${month} on, developers without an own share get ${share}.` }) : stored;
    }
    const [found] = await tx.select({ id: developers.id }).from(developers).where(eq(developers.slug, developer));
    if (!found) return err(`There is no developer “${developer}”.`);
    const stored = await storeShare(tx, { month, developerId: found.id, basisPoints });
    if (!stored.ok) return stored;
    const text = `Set the share to ${share} from ${month} on.`;
    const member = { developerId: found.id, kind: 'operator' } as const;
    await recordAudit(tx, { member, event: 'money.share', text, now: deps.clock.now() });
    return ok({ text: `From ${month} on, “${developer}” gets ${share}.` });
  });

/** Describes the values of coins and the shares, oldest first. */
export async function describeTerms({ database }: Pick<Dependencies, 'database'>): Promise<Result<string, string>> {
  const { rates, shares } = await listTerms(database.db);
  const names = await database.db.select({ id: developers.id, slug: developers.slug }).from(developers);
  const slugs = new Map(names.map(({ id, slug }) => [id, slug]));
  const lines = [
    ...rates.map(
      ({ month, currency, perThousand, minimum }) =>
        `${month}  1,000 coins  ${moneyText(perThousand, currency)}, least payout ${moneyText(minimum, currency)}`,
    ),
    ...shares.map(({ month, developerId, basisPoints }) => {
      const name = developerId === undefined ? 'all others' : (slugs.get(developerId) ?? '');
      return `${month}  share of ${name}  ${sharePercent(basisPoints)}`;
    }),
  ];
  if (rates.length === 0) lines.push('No value of coins is set, so no month is closed. See “money rate”.');
  if (shares.length === 0) lines.push('No share is set, so no month is closed. See “money share”.');
  return ok(lines.join('\n'));
}

/** Lists payouts in a state, longest waiting first. */
export async function describePayouts(
  { database }: Pick<Dependencies, 'database'>,
  state: PayoutState,
): Promise<Result<string, string>> {
  const rows = await listPayoutsBy(database.db, state);
  if (rows.length === 0) return ok(`No payouts are ${state}.`);
  return ok(
    rows
      .map(({ id, developer, amount, currency, requested, reference, reason }) =>
        [id, developer, moneyText(amount, currency), momentText(new Date(requested)), reference ?? reason ?? ''].join(
          '  ',
        ),
      )
      .map((line) => line.trimEnd())
      .join('\n'),
  );
}

/** Settles or refuses an open payout, and notifies the owners. Refuses a decided one. */
export async function decide(
  deps: Dependencies,
  { id, dryRun, ...decision }: PayoutDecision & { readonly id: string; readonly dryRun: boolean },
): Promise<Result<string, string>> {
  const now = deps.clock.now();
  const done = await change(deps, dryRun, async (tx) => {
    const payout = await lockPayout(tx, id);
    if (!payout) return err(`There is no payout ${id}.`);
    const { developer, developerId, state } = payout;
    if (state !== 'requested') return err(`Payout ${id} is ${state} already.`);
    await decidePayout(tx, id, decision, now);
    const amount = moneyText(payout.amount, payout.currency);
    const detail = decision.state === 'settled' ? `Reference: ${decision.reference}` : `Reason: ${decision.reason}`;
    const verb = decision.state === 'settled' ? 'Settled' : 'Refused';
    await recordAudit(tx, {
      member: { developerId, kind: 'operator' },
      ...{ event: `payout.${decision.state === 'settled' ? 'settle' : 'refuse'}`, now },
      text: `${verb} a payout of ${amount}. ${detail}`,
    });
    const news = {
      title: `Your payout is ${decision.state}`,
      body: `${amount}. ${detail}`,
      path: `/${developer}/money`,
    };
    const publish: (() => void)[] = [];
    for (const accountId of await membersWho(tx, developerId, 'payouts.request'))
      publish.push(await notifyMember(tx, deps, { accountId, now, ...news }));
    return ok({ text: `The payout of ${amount} to “${developer}” is ${decision.state}.`, publish });
  });
  if (done.ok && 'publish' in done.value) for (const publish of done.value.publish) publish();
  return textOf(done);
}
