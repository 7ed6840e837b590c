import { fc, test } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { purchaseOrderStates } from '../../../../src/domain/market/purchase-order';
import type { MoneyHouse } from './money-house';
import { openMoneyHouse } from './money-house';
import type { Deed, ApiResponse } from './money-model';
import { afterDeed, beginning, PACKS } from './money-model';

/** All of them with `npm run test:security`. */
const LONG = process.env['HOLOCADE_LONG'] === '1';
const RUNS = LONG ? 1000 : 12;
const MOST_MS = LONG ? 3_600_000 : 120_000;
const PEOPLE = 2;
const AT_ONCE = 3;

let house: MoneyHouse;

beforeAll(async () => {
  house = await openMoneyHouse();
});
afterAll(() => house.server.close());

const who = fc.nat(PEOPLE - 1);
const slot = fc.nat(PACKS.length - 1);
// Few names, so that some are used again, also for something else.
const key = fc.nat(3);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ kind: fc.constant('grant' as const), who, amount: fc.integer({ min: 1, max: 20 }), key }),
  fc.record({ kind: fc.constant('order' as const), who, slot }),
  {
    arbitrary: fc.record({
      kind: fc.constant('report' as const),
      who,
      slot,
      state: fc.constantFrom(...purchaseOrderStates, 'paid' as const, 'refunded' as const),
    }),
    weight: 3,
  },
  { arbitrary: fc.record({ kind: fc.constant('premium' as const), who, key }), weight: 2 },
  {
    arbitrary: fc.record({ kind: fc.constant('item' as const), who, item: fc.constantFrom('wick', 'hat'), key }),
    weight: 2,
  },
);
/** What is done at the same time, step by step. */
const steps = fc.array(fc.array(deed, { minLength: 1, maxLength: AT_ONCE }), { minLength: 1, maxLength: 8 });

function orders<T>(all: readonly T[]): readonly (readonly T[])[] {
  if (all.length < 2) return [all];
  return all.flatMap((first, at) => orders(all.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

/** What everybody has, and what was answered to each deed, if they are done in this order. */
function foretold(people: readonly ApiResponse[], deeds: readonly Deed[]) {
  const after = [...people];
  const answers = new Map<Deed, string>();
  for (const one of deeds) {
    const [told, answer] = afterDeed(after[one.who] ?? beginning, one);
    after[one.who] = told;
    answers.set(one, answer);
  }
  return { after, answers };
}

describe('money', () => {
  test.prop([steps], {
    numRuns: RUNS,
    examples: [
      // A dispute finds coins spent, and the bank decides against the shop.
      [
        [
          [{ kind: 'report', who: 0, slot: 0, state: 'paid' }],
          [{ kind: 'item', who: 0, item: 'hat', key: 0 }],
          [{ kind: 'report', who: 0, slot: 0, state: 'disputed' }],
          [{ kind: 'report', who: 0, slot: 0, state: 'refunded' }],
        ],
      ],
      // What there is one of, twice at once, with coins for both.
      [
        [
          [{ kind: 'report', who: 0, slot: 1, state: 'paid' }],
          [
            { kind: 'item', who: 0, item: 'hat', key: 0 },
            { kind: 'item', who: 0, item: 'hat', key: 1 },
            { kind: 'premium', who: 0, key: 1 },
          ],
        ],
      ],
      // Coins for one of two, beside a refund.
      [
        [
          [{ kind: 'report', who: 0, slot: 0, state: 'paid' }],
          [
            { kind: 'premium', who: 0, key: 0 },
            { kind: 'report', who: 0, slot: 0, state: 'refunded' },
            { kind: 'item', who: 0, item: 'wick', key: 1 },
          ],
        ],
      ],
    ],
  })(
    'T20: always moves as if everything were done one after the other, whatever is done at once; the ledger adds up and no balance is negative',
    async (run) => {
      const buyers = [await house.buyer(), await house.buyer()] as const;
      let people: readonly ApiResponse[] = buyers.map(() => beginning);
      for (const step of run) {
        const answers = await Promise.all(
          step.map((one) => house.carryOut(one.who === 0 ? buyers[0] : buyers[1], one)),
        );
        const seen = JSON.stringify([answers, await Promise.all(buyers.map((buyer) => house.purseOf(buyer)))]);
        const possible = orders(step).map((order) => foretold(people, order));
        const written = possible.map(({ after, answers: told }) =>
          JSON.stringify([step.map((one) => told.get(one)), after.map(({ purse }) => purse)]),
        );
        expect(written).toContain(seen);
        people = possible[written.indexOf(seen)]?.after ?? people;
        expect(await house.faults()).toEqual([]);
        expect(people.every(({ purse }) => purse.balance >= 0)).toBe(true);
      }
    },
    MOST_MS,
  );
});
