import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Toast } from '../../../src/domain/notices/toast';
import { toToast } from '../../../src/domain/notices/toast';
import type { ToastEvent, ToastQueue } from '../../../src/domain/notices/toast-queue';
import { nextToasts, untilNextToastChange } from '../../../src/domain/notices/toast-queue';
import { toasts } from '../../arbitraries/toasts';

const toast = toToast('a', { kind: 'info', title: 'A', body: 'B' });
const passed = (milliseconds: number): ToastEvent => ({ type: 'time-passed', milliseconds });
const after = (...events: readonly ToastEvent[]) => events.reduce<ToastQueue>(nextToasts, []);
const phases = (queue: ToastQueue) => queue.map(({ phase }) => phase);

/** Model of a toast: its age without held time, and the age at which closing began. */
interface Seen {
  readonly toast: Toast;
  waiting: boolean;
  age: number;
  closedAt: number;
  held: boolean;
}
interface Model {
  seen: Seen[];
}
interface Real {
  queue: ToastQueue;
}

class Apply implements fc.Command<Model, Real> {
  constructor(private readonly event: ToastEvent) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    model.seen = simply(model.seen, this.event);
    real.queue = nextToasts(real.queue, this.event);
    expect(real.queue.map((live) => ({ id: live.toast.id, phase: live.phase, held: live.held }))).toEqual(
      model.seen.map((seen) => ({ id: seen.toast.id, phase: phaseOf(seen), held: seen.held })),
    );
    expect(untilNextToastChange(real.queue)).toBe(soonest(model.seen));
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

function simply(seen: Seen[], event: ToastEvent): Seen[] {
  const one = 'id' in event ? seen.find((each) => each.toast.id === event.id) : undefined;
  if (event.type === 'announced' && seen.every((each) => each.toast.id !== event.toast.id)) {
    return meeting(seen, event.toast);
  }
  if (event.type === 'time-passed') return later(seen, event.milliseconds);
  if (one !== undefined && event.type === 'held' && phaseOf(one) !== 'closing') one.held = true;
  if (one !== undefined && event.type === 'released') one.held = false;
  if (one !== undefined && event.type === 'dismissed' && one.toast.dismissible) close(one);
  if (event.type === 'withdrawn') for (const each of seen) if (each.toast.key === event.key) close(each);
  return inPlace(left(seen));
}

/** Lets single milliseconds pass. */
function later(seen: Seen[], milliseconds: number): Seen[] {
  let rest = seen;
  for (let passed = 0; passed < milliseconds; passed += 1) {
    for (const each of rest) if (!each.held && !each.waiting) each.age += 1;
    rest = inPlace(left(rest));
  }
  return rest;
}

function left(seen: Seen[]): Seen[] {
  return seen.filter((each) => each.age < each.closedAt + 400);
}

function meeting(seen: Seen[], announced: Toast): Seen[] {
  const others = seen.filter((each) => announced.key === undefined || each.toast.key !== announced.key);
  const waiting = announced.kind === 'achievement';
  return inPlace([...others, { toast: announced, waiting, age: 0, closedAt: 10 + announced.timeout, held: false }]);
}

/** Lets achievements in while fewer than two are open, and closes other toasts above three. */
function inPlace(seen: Seen[]): Seen[] {
  const open = () => seen.filter((each) => !each.waiting && phaseOf(each) !== 'closing');
  const badges = () => open().filter((each) => each.toast.kind === 'achievement').length;
  for (const each of seen) if (each.waiting && badges() < 2) each.waiting = false;
  while (open().length > 3) {
    const older = open()
      .filter((each) => each.toast.kind !== 'achievement')
      .slice(0, -1);
    const first = older.find(({ held }) => !held) ?? older[0];
    if (first === undefined) throw new Error('No toast can close.');
    close(first);
  }
  return seen;
}

function close(one: Seen): void {
  if (one.waiting) one.closedAt = -400;
  if (phaseOf(one) === 'closing') return;
  one.closedAt = one.age;
  one.held = false;
}

function phaseOf({ age, closedAt, waiting }: Seen) {
  if (waiting) return 'waiting';
  if (age >= closedAt) return 'closing';
  return age < 10 ? 'added' : 'shown';
}

function soonest(seen: readonly Seen[]): number | undefined {
  const due = seen
    .filter(({ held, waiting }) => !held && !waiting)
    .map((each) => {
      const phase = phaseOf(each);
      if (phase === 'closing') return each.closedAt + 400 - each.age;
      return (phase === 'added' ? 10 : each.closedAt) - each.age;
    });
  return due.length === 0 ? undefined : Math.min(...due);
}

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const commands = fc.commands(
  [
    toasts.map((announced) => new Apply({ type: 'announced', toast: announced })),
    fc.oneof(fc.constantFrom(1, 10, 400), fc.nat(9000)).map((milliseconds) => new Apply(passed(milliseconds))),
    ids.map((id) => new Apply({ type: 'held', id })),
    ids.map((id) => new Apply({ type: 'released', id })),
    ids.map((id) => new Apply({ type: 'dismissed', id })),
    fc.constantFrom('login', 'session').map((key) => new Apply({ type: 'withdrawn', key })),
  ],
  { maxCommands: 50 },
);

describe('nextToasts', () => {
  test('shows a toast after 10 ms, closes it after its time and removes it 400 ms later', () => {
    const added = after({ type: 'announced', toast });
    expect(phases(added)).toEqual(['added']);
    expect(phases(nextToasts(added, passed(10)))).toEqual(['shown']);
    expect(phases(nextToasts(added, passed(5010)))).toEqual(['closing']);
    expect(nextToasts(added, passed(5410))).toEqual([]);
  });

  test('closes a dismissed toast at once, unless it is not dismissible', () => {
    const dismissed: ToastEvent = { type: 'dismissed', id: 'a' };
    expect(phases(after({ type: 'announced', toast }, dismissed))).toEqual(['closing']);
    expect(phases(after({ type: 'announced', toast: { ...toast, dismissible: false } }, dismissed))).toEqual(['added']);
  });

  test('ignores a second dismissal while closing', () => {
    const dismissed: ToastEvent = { type: 'dismissed', id: 'a' };
    const keyed: ToastEvent = { type: 'announced', toast: { ...toast, key: 'login' } };
    const twice = after(keyed, dismissed, passed(300), dismissed, { type: 'withdrawn', key: 'login' });
    expect(untilNextToastChange(twice)).toBe(100);
  });

  test('does not hold a closing toast', () => {
    const closing = after({ type: 'announced', toast }, { type: 'dismissed', id: 'a' });
    expect(nextToasts(closing, { type: 'held', id: 'a' })).toEqual(closing);
  });

  test('pauses the time of a held toast', () => {
    const held = after({ type: 'announced', toast }, passed(10), { type: 'held', id: 'a' }, passed(60_000));
    expect(phases(held)).toEqual(['shown']);
    expect(untilNextToastChange(held)).toBeUndefined();
    expect(untilNextToastChange(nextToasts(held, { type: 'released', id: 'a' }))).toBe(5000);
  });

  test('keeps only the newest toast of a source', () => {
    const keyed = (id: string): ToastEvent => ({ type: 'announced', toast: { ...toast, id, key: 'login' } });
    const queue = after(keyed('a'), passed(10), keyed('b'));
    expect(queue.map((live) => live.toast.id)).toEqual(['b']);
    expect(phases(nextToasts(queue, { type: 'withdrawn', key: 'login' }))).toEqual(['closing']);
  });

  test('closes the oldest of four toasts', () => {
    const four = ['a', 'b', 'c', 'd'].map((id): ToastEvent => ({ type: 'announced', toast: { ...toast, id } }));
    expect(phases(after(...four))).toEqual(['closing', 'added', 'added', 'added']);
  });

  const announcing = (id: string, kind: Toast['kind'] = 'info'): ToastEvent => ({
    type: 'announced',
    toast: { ...toast, id, kind },
  });
  const closes = (queue: ToastQueue) => queue.find(({ phase }) => phase === 'closing')?.toast.id;

  test('closes another toast than a held one', () => {
    const held: ToastEvent = { type: 'held', id: 'a' };
    expect(closes(after(announcing('a'), held, announcing('b'), announcing('c'), announcing('d')))).toBe('b');
  });

  test('never closes an achievement for another toast', () => {
    const badge = announcing('a', 'achievement');
    expect(closes(after(badge, announcing('b'), announcing('c'), announcing('d')))).toBe('b');
    const badges = [badge, announcing('b', 'achievement')];
    expect(phases(after(...badges, announcing('c'), announcing('d')))).toEqual(['added', 'added', 'closing', 'added']);
  });

  test('lets the third achievement wait for a place and shows it for its whole time', () => {
    const three = after(...['a', 'b', 'c'].map((id) => announcing(id, 'achievement')), passed(10));
    expect(phases(three)).toEqual(['shown', 'shown', 'waiting']);
    const dismissed = nextToasts(three, { type: 'dismissed', id: 'a' });
    expect(phases(dismissed)).toEqual(['closing', 'shown', 'added']);
    expect(phases(nextToasts(dismissed, passed(5009)))).toEqual(['closing', 'shown']);
    expect(phases(nextToasts(three, passed(5000)))).toEqual(['closing', 'closing', 'added']);
  });

  test('drops a waiting achievement only if it is dismissed', () => {
    const three = after(...['a', 'b', 'c'].map((id) => announcing(id, 'achievement')));
    const dismissed = nextToasts(three, { type: 'dismissed', id: 'c' });
    expect(dismissed.map((live) => live.toast.id)).toEqual(['a', 'b']);
  });

  property.prop([fc.uniqueArray(toasts, { selector: ({ id }) => id })])(
    'always shows every achievement for its whole time',
    (list) => {
      const seen = new Map<string, number>();
      const badges = list.filter(({ kind }) => kind === 'achievement').map((badge) => ({ ...badge, key: undefined }));
      const others = list.filter(({ kind }) => kind !== 'achievement');
      let queue = after(...[...badges, ...others].map((one): ToastEvent => ({ type: 'announced', toast: one })));
      for (let due = untilNextToastChange(queue); due !== undefined; due = untilNextToastChange(queue)) {
        for (const { toast: one, phase } of queue)
          if (phase === 'shown') seen.set(one.id, (seen.get(one.id) ?? 0) + due);
        queue = nextToasts(queue, passed(due));
      }
      for (const { id, timeout } of badges) expect(seen.get(id)).toBe(timeout);
    },
  );

  property.prop([fc.array(toasts)])('never shows more than three toasts, nor two of one source', (list) => {
    const queue = after(...list.map((announced): ToastEvent => ({ type: 'announced', toast: announced })));
    expect(queue.filter(({ phase }) => phase === 'added' || phase === 'shown').length).toBeLessThanOrEqual(3);
    const keys = queue.flatMap(({ toast: { key } }) => key ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  });

  property.prop([commands])('always behaves like the model', (run) => {
    fc.modelRun(() => ({ model: { seen: [] }, real: { queue: [] } }), run);
  });

  property.prop([fc.array(toasts), fc.array(fc.nat(3000))])(
    'never depends on the steps in which time passes',
    (list, parts) => {
      const queue = after(...list.map((announced): ToastEvent => ({ type: 'announced', toast: announced })));
      const total = parts.reduce((sum, part) => sum + part, 0);
      expect(parts.map(passed).reduce<ToastQueue>(nextToasts, queue)).toEqual(nextToasts(queue, passed(total)));
    },
  );
});
