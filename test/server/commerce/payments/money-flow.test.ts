import { fc, test } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { purchaseOrderStates } from '../../../../src/domain/market/purchase-order';
import type { MoneyFixture } from './money-fixture';
import { openMoneyFixture } from './money-fixture';
import type { MoneyAction, ModelState } from './money-model';
import { applyAction, initialState, PACKS } from './money-model';

/** More runs with `npm run test:security`. */
const LONG = process.env['HOLOCADE_LONG'] === '1';
const RUNS = LONG ? 1000 : 12;
const MOST_MS = LONG ? 3_600_000 : 120_000;
const PEOPLE = 2;
const AT_ONCE = 3;

let fixture: MoneyFixture;

beforeAll(async () => {
  fixture = await openMoneyFixture();
});
afterAll(() => fixture.server.close());

const who = fc.nat(PEOPLE - 1);
const slot = fc.nat(PACKS.length - 1);
// Few keys, so that some are reused, also for another purchase.
const key = fc.nat(3);
const action: fc.Arbitrary<MoneyAction> = fc.oneof(
  fc.record({ kind: fc.constant('grant' as const), who, amount: fc.integer({ min: 1, max: 20 }), key }),
  fc.record({ kind: fc.constant('order' as const), who, slot }),
  {
    arbitrary: fc.record({
      kind: fc.constant('event' as const),
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
/** Steps of concurrent actions. */
const steps = fc.array(fc.array(action, { minLength: 1, maxLength: AT_ONCE }), { minLength: 1, maxLength: 8 });

function orders<T>(all: readonly T[]): readonly (readonly T[])[] {
  if (all.length < 2) return [all];
  return all.flatMap((first, at) => orders(all.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

/** Returns everybody's state and each response if the actions run in this order. */
function predict(people: readonly ModelState[], actions: readonly MoneyAction[]) {
  const after = [...people];
  const answers = new Map<MoneyAction, string>();
  for (const one of actions) {
    const [next, answer] = applyAction(after[one.who] ?? initialState, one);
    after[one.who] = next;
    answers.set(one, answer);
  }
  return { after, answers };
}

describe('movements of coins', () => {
  test.prop([steps], {
    numRuns: RUNS,
    examples: [
      // A dispute about spent coins, which the shop loses.
      [
        [
          [{ kind: 'event', who: 0, slot: 0, state: 'paid' }],
          [{ kind: 'item', who: 0, item: 'hat', key: 0 }],
          [{ kind: 'event', who: 0, slot: 0, state: 'disputed' }],
          [{ kind: 'event', who: 0, slot: 0, state: 'refunded' }],
        ],
      ],
      // Two concurrent purchases of a unique item, with coins for both.
      [
        [
          [{ kind: 'event', who: 0, slot: 1, state: 'paid' }],
          [
            { kind: 'item', who: 0, item: 'hat', key: 0 },
            { kind: 'item', who: 0, item: 'hat', key: 1 },
            { kind: 'premium', who: 0, key: 1 },
          ],
        ],
      ],
      // Coins for one of two purchases, concurrent with a refund.
      [
        [
          [{ kind: 'event', who: 0, slot: 0, state: 'paid' }],
          [
            { kind: 'premium', who: 0, key: 0 },
            { kind: 'event', who: 0, slot: 0, state: 'refunded' },
            { kind: 'item', who: 0, item: 'wick', key: 1 },
          ],
        ],
      ],
    ],
  })(
    'T20: always equal some sequential order of concurrent actions, with a correct ledger and no negative balance',
    async (run) => {
      const buyers = [await fixture.buyer(), await fixture.buyer()] as const;
      let people: readonly ModelState[] = buyers.map(() => initialState);
      for (const step of run) {
        const answers = await Promise.all(
          step.map((one) => fixture.perform(one.who === 0 ? buyers[0] : buyers[1], one)),
        );
        const seen = JSON.stringify([answers, await Promise.all(buyers.map((buyer) => fixture.purseOf(buyer)))]);
        const possible = orders(step).map((order) => predict(people, order));
        const written = possible.map(({ after, answers: predicted }) =>
          JSON.stringify([step.map((one) => predicted.get(one)), after.map(({ purse }) => purse)]),
        );
        expect(written).toContain(seen);
        people = possible[written.indexOf(seen)]?.after ?? people;
        expect(await fixture.faults()).toEqual([]);
        expect(people.every(({ purse }) => purse.balance >= 0)).toBe(true);
      }
    },
    MOST_MS,
  );
});
