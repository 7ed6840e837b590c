import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { RequestButton, RequestButtonEvent } from '../../../src/ui/notices/request-button.machine';
import {
  initialRequestButton,
  nextRequestButton,
  REQUEST_BUTTON_REST,
  sendsRequest,
  untilRequestButtonRests,
} from '../../../src/ui/notices/request-button.machine';

const pressed: RequestButtonEvent = { type: 'pressed' };
const succeeded: RequestButtonEvent = { type: 'succeeded' };
const failed: RequestButtonEvent = { type: 'failed' };
const passed = (milliseconds: number): RequestButtonEvent => ({ type: 'time-passed', milliseconds });
const after = (...events: readonly RequestButtonEvent[]) => events.reduce(nextRequestButton, initialRequestButton);

/** Model: a clock, and the last outcome with its time. */
interface Model {
  clock: number;
  busy: boolean;
  outcome: { readonly phase: 'success' | 'error'; readonly at: number } | undefined;
}

class Apply implements fc.Command<Model, { button: RequestButton }> {
  constructor(private readonly event: RequestButtonEvent) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: { button: RequestButton }): void {
    follow(model, this.event);
    real.button = nextRequestButton(real.button, this.event);
    expect(real.button.phase).toBe(model.busy ? 'busy' : (model.outcome?.phase ?? 'initial'));
    expect(sendsRequest(real.button)).toBe(!model.busy && model.outcome === undefined);
    expect(untilRequestButtonRests(real.button)).toBe(
      model.outcome === undefined ? undefined : model.outcome.at + 1000 - model.clock,
    );
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

function follow(model: Model, event: RequestButtonEvent): void {
  if (event.type === 'time-passed') model.clock += event.milliseconds;
  if (model.outcome !== undefined && model.clock - model.outcome.at >= 1000) model.outcome = undefined;
  if (event.type === 'pressed' && model.outcome === undefined) model.busy = true;
  if ((event.type === 'succeeded' || event.type === 'failed') && model.busy) {
    model.busy = false;
    model.outcome = { phase: event.type === 'failed' ? 'error' : 'success', at: model.clock };
  }
}

describe('nextRequestButton', () => {
  test('is busy, shows the outcome, and is initial again after a second', () => {
    expect(REQUEST_BUTTON_REST).toBe(1000);
    expect(after(pressed)).toEqual({ phase: 'busy' });
    expect(after(pressed, succeeded)).toEqual({ phase: 'success', remaining: 1000 });
    expect(after(pressed, failed)).toEqual({ phase: 'error', remaining: 1000 });
    expect(after(pressed, failed, passed(999))).toEqual({ phase: 'error', remaining: 1 });
    expect(after(pressed, failed, passed(1000))).toEqual({ phase: 'initial' });
  });

  test('ignores clicks while busy or while showing the outcome', () => {
    expect([after(), after(pressed), after(pressed, succeeded)].map(sendsRequest)).toEqual([true, false, false]);
    const outcome = after(pressed, succeeded);
    expect(nextRequestButton(outcome, pressed)).toBe(outcome);
  });

  property.prop([
    fc.commands([
      fc.constantFrom(pressed, succeeded, failed).map((event) => new Apply(event)),
      fc.oneof(fc.constantFrom(1, 999, 1000), fc.nat(1200)).map((time) => new Apply(passed(time))),
    ]),
  ])('always behaves like the model', (run) => {
    fc.modelRun(
      () => ({ model: { clock: 0, busy: false, outcome: undefined }, real: { button: initialRequestButton } }),
      run,
    );
  });
});
