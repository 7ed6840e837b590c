import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { BlockProbe, BlockProbeEvent } from '../../../src/domain/ads/block-probe';
import {
  isBlocked,
  nextBlockProbe,
  PROBE_PAUSE,
  PROBE_TIMEOUT,
  PROBE_TRIES,
  initialBlockProbe,
} from '../../../src/domain/ads/block-probe';

function run(...events: readonly BlockProbeEvent[]) {
  let probe = initialBlockProbe;
  const commands = events.flatMap((event) => {
    const step = nextBlockProbe(probe, event);
    probe = step.probe;
    return step.commands;
  });
  return { probe, commands };
}

const thrice: readonly BlockProbeEvent[] = ['requested', 'failed', 'waited', 'failed', 'waited', 'failed'];

/** Model: the numbers of requested and failed images, and the awaited event. */
interface Model {
  asked: number;
  refused: number;
  awaits: 'request' | 'image' | 'pause' | 'nothing';
}

class Happen implements fc.Command<Model, { probe: BlockProbe }> {
  constructor(private readonly event: BlockProbeEvent) {}
  check = () => true;
  run(model: Model, real: { probe: BlockProbe }): void {
    const { probe, commands } = nextBlockProbe(real.probe, this.event);
    expect(commands).toEqual(obeyed(model, this.event));
    expect(isBlocked(probe)).toBe(model.refused === 3);
    expect(probe.kind === 'free').toBe(model.awaits === 'nothing' && model.refused < 3);
    if ('tries' in probe) expect(probe.tries).toBe(model.asked);
    if (commands.length === 0 && !isBlocked(probe) && probe.kind !== 'free') expect(probe).toBe(real.probe);
    real.probe = probe;
  }
  toString = () => this.event;
}

function obeyed(model: Model, event: BlockProbeEvent): string[] {
  const awaited = { requested: 'request', loaded: 'image', failed: 'image', 'timed-out': 'image', waited: 'pause' }[
    event
  ];
  if (model.awaits !== awaited) return [];
  if (event === 'loaded') {
    model.awaits = 'nothing';
    return [];
  }
  if (event === 'failed' || event === 'timed-out') {
    model.refused += 1;
    model.awaits = model.refused === 3 ? 'nothing' : 'pause';
    return model.refused === 3 ? [] : ['wait'];
  }
  model.asked += 1;
  model.awaits = 'image';
  return ['probe'];
}

const events = fc.constantFrom<BlockProbeEvent>('requested', 'loaded', 'failed', 'timed-out', 'waited');

describe('nextBlockProbe', () => {
  test('tries three times, 250 ms apart', () => {
    expect([PROBE_TRIES, PROBE_PAUSE]).toEqual([3, 250]);
    expect(run(...thrice)).toEqual({
      probe: { kind: 'blocked' },
      commands: ['probe', 'wait', 'probe', 'wait', 'probe'],
    });
    expect(run(...thrice.slice(0, -1)).probe).toEqual({ kind: 'probing', tries: 3 });
  });

  test('allows ads after the first loaded image', () => {
    expect(run('requested', 'loaded')).toEqual({ probe: { kind: 'free' }, commands: ['probe'] });
    expect(run(...thrice.slice(0, -1), 'loaded').probe).toEqual({ kind: 'free' });
  });

  test('treats an image that takes longer than 3 s as failed', () => {
    expect(PROBE_TIMEOUT).toBe(3000);
    const silent = thrice.map((event) => (event === 'failed' ? 'timed-out' : event));
    expect(run(...silent)).toEqual(run(...thrice));
    expect(run('requested', 'timed-out', 'loaded').probe).toEqual({ kind: 'pausing', tries: 1 });
  });

  test('reports no blocked ads before the check has ended', () => {
    expect(isBlocked(initialBlockProbe)).toBe(false);
    expect(isBlocked(run('requested', 'failed').probe)).toBe(false);
    expect(isBlocked({ kind: 'free' })).toBe(false);
    expect(isBlocked({ kind: 'blocked' })).toBe(true);
  });

  property.prop([fc.commands([events.map((event) => new Happen(event))], { maxCommands: 40 })])(
    'always behaves like the model',
    (steps) => {
      const model: Model = { asked: 0, refused: 0, awaits: 'request' };
      fc.modelRun(() => ({ model, real: { probe: initialBlockProbe } }), steps);
    },
  );

  property.prop([fc.array(events), fc.array(events)])('never changes a result', (before, after) => {
    const { probe } = run(...before);
    if (probe.kind !== 'free' && probe.kind !== 'blocked') return;
    expect(run(...before, ...after)).toEqual(run(...before));
  });
});
