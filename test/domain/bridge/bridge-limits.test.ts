import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { CallRate } from '../../../src/domain/bridge/bridge-limits';
import {
  bridgeLimits,
  admitCall,
  callAnswered,
  unusedRate,
  isRepeated,
  admitHello,
} from '../../../src/domain/bridge/bridge-limits';

/** Model: every admitted call with the time of its answer, counted again at each step. */
interface Model {
  now: number;
  readonly calls: { readonly at: number; answered: boolean }[];
}
interface Real {
  rate: CallRate;
}
type Command = fc.Command<Model, Real>;

const step = (name: string, run: Command['run']): Command => ({ check: () => true, run, toString: () => name });

const call = step('call', (model, real) => {
  const recent = model.calls.filter(({ at }) => model.now - at < 1_000).length;
  const open = model.calls.filter(({ answered }) => !answered).length;
  const admitted = admitCall(real.rate, model.now);
  expect(admitted !== undefined).toBe(recent < 30 && open < 20);
  if (admitted === undefined) return;
  model.calls.push({ at: model.now, answered: false });
  real.rate = admitted;
});

const answer = step('answer', (model, real) => {
  const first = model.calls.find(({ answered }) => !answered);
  if (first !== undefined) first.answered = true;
  real.rate = callAnswered(real.rate);
  expect(real.rate.inFlight).toBe(model.calls.filter(({ answered }) => !answered).length);
});

const wait = (time: number) =>
  step(`wait ${time}`, (model) => {
    model.now += time;
  });

/** Simulates a frame; returns the times of admitted calls and the highest number in flight. */
function play(steps: readonly { readonly after: number; readonly answer: boolean }[]) {
  const admitted: number[] = [];
  let rate: CallRate = unusedRate;
  let now = 0;
  let most = 0;
  for (const { after, answer } of steps) {
    now += after;
    if (answer) rate = callAnswered(rate);
    const next = admitCall(rate, now);
    if (next === undefined) continue;
    rate = next;
    admitted.push(now);
    most = Math.max(most, rate.inFlight);
  }
  return { admitted, most };
}

const flood = (size: number, answer: boolean) => Array.from({ length: size }, () => ({ after: 0, answer }));

describe('admitCall', () => {
  test('allows 30 calls at once if each is answered, and the next one a second later', () => {
    expect(play(flood(1_000, true)).admitted).toHaveLength(30);
    expect(play([...flood(40, true), { after: 999, answer: true }]).admitted).toHaveLength(30);
    expect(play([...flood(40, true), { after: 1000, answer: true }]).admitted).toHaveLength(31);
  });

  test('allows 20 unanswered calls', () => {
    expect(play(flood(25, false)).admitted).toHaveLength(20);
  });

  test('allows calls after the clock was set back', () => {
    const full = Array.from({ length: 30 }).reduce<CallRate>(
      (rate) => callAnswered(admitCall(rate, 1_000_000) ?? rate),
      unusedRate,
    );
    expect(admitCall(full, 1_000_999)).toBeUndefined();
    expect(admitCall(full, 1_001_000)).toBeDefined();
    expect(admitCall(full, 999_999)).toEqual({ admitted: [999_999], inFlight: 1 });
  });

  test.prop([fc.array(fc.record({ after: fc.nat(120), answer: fc.boolean() }), { maxLength: 400 })])(
    'never allows more than 30 calls in any second, nor more than 20 in flight',
    (steps) => {
      const { admitted, most } = play(steps);
      const busiest = admitted.map((start) => admitted.filter((at) => at >= start && at < start + 1000).length);
      expect(Math.max(0, ...busiest)).toBeLessThanOrEqual(bridgeLimits.callsPerWindow);
      expect(most).toBeLessThanOrEqual(bridgeLimits.callsInFlight);
    },
  );

  test.prop([fc.array(fc.integer({ min: 34, max: 500 }), { maxLength: 200 })])(
    'always allows 29 answered calls a second',
    (pauses) => {
      const steps = pauses.map((after) => ({ after, answer: true }));
      expect(play(steps).admitted).toHaveLength(steps.length);
    },
  );

  test('starts with an unused rate, and a surplus answer frees nothing', () => {
    expect(unusedRate).toEqual({ admitted: [], inFlight: 0 });
    expect(callAnswered(unusedRate)).toEqual(unusedRate);
  });

  test.prop([
    fc.commands(
      [fc.constant(call), fc.constant(call), fc.constant(answer), fc.integer({ min: 1, max: 400 }).map(wait)],
      {
        maxCommands: 120,
        size: '+2',
      },
    ),
  ])('always equals a count of all calls so far', (commands) => {
    fc.modelRun(() => ({ model: { now: 0, calls: [] }, real: { rate: unusedRate } }), commands);
  });
});

describe('isRepeated', () => {
  test('is true until 10 s have passed', () => {
    expect(isRepeated(5_000, 5_100)).toBe(true);
    expect(isRepeated(5_000, 14_999)).toBe(true);
    expect(isRepeated(5_000, 15_000)).toBe(false);
  });

  test.prop([fc.nat()])('always allows 100 repetitions, 100 ms apart', (sentAt) => {
    const sent: number[] = [];
    for (let now = sentAt; isRepeated(sentAt, now); now += bridgeLimits.eventEvery) sent.push(now);
    expect(sent).toHaveLength(100);
    expect(sent.at(-1)).toBe(sentAt + 9_900);
  });
});

describe('admitHello', () => {
  test('welcomes the first document, and then one a second', () => {
    expect(admitHello(undefined, 0)).toBe(true);
    expect(admitHello(5_000, 5_999)).toBe(false);
    expect(admitHello(5_000, 6_000)).toBe(true);
  });

  test('welcomes a document after the clock was set back', () => {
    expect(admitHello(5_000, 4_999)).toBe(true);
    expect(admitHello(5_000, 5_000)).toBe(false);
  });

  test.prop([fc.array(fc.nat(3_000), { maxLength: 100 })])('never welcomes two documents in one second', (pauses) => {
    const welcomed: number[] = [];
    let now = 0;
    for (const pause of pauses) {
      now += pause;
      if (admitHello(welcomed.at(-1), now)) welcomed.push(now);
    }
    expect(welcomed.every((at, index) => index === 0 || at - (welcomed[index - 1] ?? 0) >= 1_000)).toBe(true);
  });
});

describe('bridgeLimits', () => {
  test('have the values of decisions §7', () => {
    expect(bridgeLimits).toEqual({
      helloEvery: 100,
      helloFor: 10_000,
      newDocumentEvery: 1_000,
      eventEvery: 100,
      eventFor: 10_000,
      callTimeout: 10_000,
      callsPerWindow: 30,
      callWindow: 1_000,
      callsInFlight: 20,
      messageBytes: 64 * 1024,
      reportBurst: 80,
      reportEvery: 200,
    });
  });
});
