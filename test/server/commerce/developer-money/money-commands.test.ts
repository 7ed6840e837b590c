import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  decide,
  describePayouts,
  describeTerms,
  setRate,
  setShare,
} from '../../../../server/commerce/developer-money/money-commands';
import { findTerms } from '../../../../server/commerce/developer-money/terms.repository';
import { coinRates, revenueShares } from '../../../../server/platform/database/schema/developer-money';
import { err, ok } from '../../../../src/domain/shared/result';
import type { MoneyFixture } from './money-fixture';
import { moneyFixture } from './money-fixture';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await moneyFixture();
});
afterAll(() => fixture.server.close());
const rate = { perThousand: 6500, currency: 'EUR', minimum: 5000, dryRun: false } as const;

describe('payouts settle and payouts refuse', () => {
  beforeAll(() => fixture.setTerms('2026-01'));

  /** Adds a developer whose payout of 45.50 EUR waits. */
  async function requested() {
    const studio = await fixture.studio();
    await fixture.sell({ developerId: studio.id, coins: 1000, at: '2026-02-05T00:00:00Z' });
    await fixture.close();
    await fixture.request(studio.owner, studio.slug, 4550);
    const { payouts } = await fixture.money(studio.owner, studio.slug);
    return { ...studio, payout: payouts[0]?.id ?? '' };
  }

  test('settle once, with an audit entry and a notice to the owner', async () => {
    const { deps } = fixture;
    const { id, slug, owner, payout } = await requested();
    expect(await describePayouts(deps, 'requested')).toMatchObject({
      value: expect.stringContaining(`${payout}  ${slug}  45.50 EUR  `) as string,
    });
    const settle = { id: payout, state: 'settled', reference: 'SEPA 77', dryRun: false } as const;
    expect(await decide(deps, { ...settle, dryRun: true })).toEqual(
      ok(`Dry run, nothing is changed: The payout of 45.50 EUR to “${slug}” is settled.`),
    );
    expect(await decide(deps, settle)).toEqual(ok(`The payout of 45.50 EUR to “${slug}” is settled.`));
    expect(await decide(deps, settle)).toEqual(err(`Payout ${payout} is settled already.`));
    expect(await decide(deps, { id: payout, state: 'refused', reason: 'No.', dryRun: false })).toEqual(
      err(`Payout ${payout} is settled already.`),
    );
    const { balance, payouts } = await fixture.money(owner, slug);
    expect([balance, payouts]).toMatchObject([0, [{ state: 'settled', reference: 'SEPA 77', reason: null }]]);
    expect(await fixture.audit(id)).toContain('payout.settle: Settled a payout of 45.50 EUR. Reference: SEPA 77');
    expect((await fixture.news(owner)).map(({ title }) => title)).toContain('Your payout is settled');
  });

  test('T87: settle one payout once for commands at the same time', async () => {
    const { id, payout } = await requested();
    const settle = { id: payout, state: 'settled', reference: 'R', dryRun: false } as const;
    const done = await Promise.all([1, 2, 3, 4].map(() => decide(fixture.deps, settle)));
    expect(done.filter((one) => one.ok)).toHaveLength(1);
    expect((await fixture.audit(id)).filter((text) => text.startsWith('payout.settle'))).toHaveLength(1);
  });

  test('refuse with a reason, and the amount is in the balance again', async () => {
    const { slug, owner, payout } = await requested();
    await decide(fixture.deps, { id: payout, state: 'refused', reason: 'Wrong account.', dryRun: false });
    const { balance, payouts } = await fixture.money(owner, slug);
    expect([balance, payouts]).toMatchObject([4550, [{ state: 'refused', reason: 'Wrong account.' }]]);
    const unknown = randomUUID();
    expect(await decide(fixture.deps, { id: unknown, state: 'refused', reason: 'No.', dryRun: false })).toEqual(
      err(`There is no payout ${unknown}.`),
    );
  });
});

describe('money rate and money share', () => {
  beforeEach(async () => {
    const { db } = fixture.deps.database;
    await db.delete(coinRates);
    await db.delete(revenueShares);
  });

  test('apply from their month on, and an own share comes before that of all others', async () => {
    const { deps } = fixture;
    const { id, slug } = await fixture.studio();
    const { db } = deps.database;
    expect(await describeTerms(deps)).toMatchObject({ value: expect.stringContaining('No value of coins') as string });
    expect(await setRate(deps, { ...rate, from: '2026-03' })).toEqual(
      ok('From 2026-03 on, 1,000 coins are worth 65.00 EUR. The least payout is 50.00 EUR.'),
    );
    await setRate(deps, { ...rate, perThousand: 7000, from: '2026-05' });
    await setShare(deps, { basisPoints: 7000, from: '2026-03', dryRun: false });
    expect(await setShare(deps, { basisPoints: 8000, developer: slug, from: '2026-04', dryRun: false })).toEqual(
      ok(`From 2026-04 on, “${slug}” gets 80%.`),
    );
    const terms = async (month: string) => {
      const found = await findTerms(db, id, month);
      return found && [found.perThousand, found.basisPoints];
    };
    expect(await Promise.all(['2026-02', '2026-03', '2026-04', '2026-05'].map(terms))).toEqual([
      undefined,
      [6500, 7000],
      [6500, 8000],
      [7000, 8000],
    ]);
    expect(await describeTerms(deps)).toEqual(
      ok(
        [
          '2026-03  1,000 coins  65.00 EUR, least payout 50.00 EUR',
          '2026-05  1,000 coins  70.00 EUR, least payout 50.00 EUR',
          '2026-03  share of all others  70%',
          `2026-04  share of ${slug}  80%`,
        ].join('\n'),
      ),
    );
    expect(await fixture.audit(id)).toEqual(['money.share: Set the share to 80% from 2026-04 on.']);
    expect(await setShare(deps, { basisPoints: 1, developer: 'nobody', dryRun: false })).toEqual(
      err('There is no developer “nobody”.'),
    );
  });

  test('change nothing in a dry run', async () => {
    const { deps } = fixture;
    const { id, slug } = await fixture.studio();
    expect(await setRate(deps, { ...rate, from: '2026-03', dryRun: true })).toMatchObject({
      value: expect.stringMatching(/^Dry run, nothing is changed: From 2026-03 on/) as string,
    });
    await setShare(deps, { basisPoints: 1, developer: slug, dryRun: true });
    const { db } = deps.database;
    expect([await db.$count(coinRates), await db.$count(revenueShares)]).toEqual([0, 0]);
    expect(await fixture.audit(id)).toEqual([]);
  });

  test('T86: refuse a closed month and another currency', async () => {
    const { deps } = fixture;
    const { id, slug } = await fixture.studio();
    await fixture.setTerms('2026-03');
    await fixture.sell({ developerId: id, coins: 100, at: '2026-06-05T00:00:00Z' });
    await fixture.close();
    const closed = err('The statements of 2026-06 are closed. Choose a later month with --from.');
    expect(await setRate(deps, { ...rate, from: '2026-06' })).toEqual(closed);
    expect(await setShare(deps, { basisPoints: 1, from: '2026-05', dryRun: false })).toEqual(closed);
    expect(await setShare(deps, { basisPoints: 1, developer: slug, from: '2026-06', dryRun: false })).toEqual(closed);
    expect(await setShare(deps, { basisPoints: 1, developer: slug, from: '2026-07', dryRun: false })).toMatchObject({
      ok: true,
    });
    expect(await setRate(deps, { ...rate, currency: 'USD', from: '2026-08' })).toEqual(
      err('The portal pays in EUR. A balance has one currency, so it cannot change.'),
    );
  });
});
