import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { xrSignals } from '../../../src/domain/bridge/bridge-event';
import type { XrPresence } from '../../../src/domain/play/xr-presence';
import { adsHidden, isRunning, nextXrPresence, noXr } from '../../../src/domain/play/xr-presence';
import { xrSignals as anySignal } from '../../arbitraries/plays';

const after = (...signals: readonly (typeof xrSignals)[number][]): XrPresence => signals.reduce(nextXrPresence, noXr);
const signals = fc.array(fc.constantFrom(...xrSignals), { maxLength: 30 });

/** Model: whether a session is running, and the last reported visibility. */
interface Model {
  on: boolean;
  ended: boolean;
  sight: string;
}

class Signal implements fc.Command<Model, { presence: XrPresence }> {
  constructor(private readonly signal: (typeof xrSignals)[number]) {}
  check = () => true;
  run(model: Model, real: { presence: XrPresence }): void {
    if (this.signal === 'start') Object.assign(model, { on: true, ended: false, sight: 'visible' });
    else if (this.signal === 'end') [model.on, model.ended] = [false, model.ended || model.on];
    else if (model.on) model.sight = this.signal.replace('visible-', '');
    real.presence = nextXrPresence(real.presence, this.signal);
    const off = model.ended ? 'ended' : 'idle';
    expect(real.presence).toBe(model.on ? model.sight : off);
    expect(isRunning(real.presence)).toBe(model.on);
    expect(adsHidden(real.presence)).toBe(model.on && model.sight === 'visible');
  }
  toString = () => this.signal;
}

describe('nextXrPresence', () => {
  test('returns a running session from its start to its end', () => {
    expect(after('start')).toBe('visible');
    expect(after('start', 'visible-blurred')).toBe('blurred');
    expect(after('start', 'hidden', 'visible')).toBe('visible');
    expect(after('start', 'end')).toBe('ended');
  });

  test('hides ads only while fully visible', () => {
    const states: XrPresence[] = ['idle', 'visible', 'blurred', 'hidden', 'ended'];
    expect(states.filter(adsHidden)).toEqual(['visible']);
  });

  test.prop([signals.filter((list) => !list.includes('start'))])('never runs without a start', (list) => {
    expect(isRunning(after(...list))).toBe(false);
  });

  test.prop([signals, fc.constantFrom(...xrSignals)])('never changes by a repeated signal', (list, signal) => {
    expect(after(...list, signal, signal)).toBe(after(...list, signal));
  });

  test.prop([signals])('never runs after an end', (list) => {
    expect(isRunning(after(...list, 'end'))).toBe(false);
  });

  test.prop([fc.commands([anySignal.map((signal) => new Signal(signal))], { maxCommands: 40 })])(
    'always behaves like the model',
    (steps) => {
      fc.modelRun(() => ({ model: { on: false, ended: false, sight: 'visible' }, real: { presence: noXr } }), steps);
    },
  );
});
