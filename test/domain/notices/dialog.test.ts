import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Dialog, DialogEvent, DialogButton, DialogRequest } from '../../../src/domain/notices/dialog';
import {
  buttonsEnabled,
  closedDialog,
  DIALOG_CLOSE_DELAY,
  nextDialog,
  untilDialogCloses,
  matchesTypedText,
} from '../../../src/domain/notices/dialog';
import { dialogRequests } from '../../arbitraries/dialogs';
import { texts } from '../../arbitraries/texts';

const request: DialogRequest = {
  type: 'danger',
  title: 'Delete your account?',
  content: 'It cannot be brought back.',
  confirm: { title: 'Delete', action: 'async' },
  cancel: { title: 'Keep', action: 'instant' },
  typedConfirmation: undefined,
  footer: undefined,
};
const opened = (asked: DialogRequest = request): DialogEvent => ({ type: 'opened', request: asked });
const pressed = (button: DialogButton): DialogEvent => ({ type: 'pressed', button });
const passed = (milliseconds: number): DialogEvent => ({ type: 'time-passed', milliseconds });
const step = (dialog: Dialog, event: DialogEvent) => nextDialog(dialog, event).dialog;
const after = (...events: readonly DialogEvent[]) => events.reduce(step, closedDialog);
const dismissed: DialogEvent = { type: 'dismissed' };
const succeeded: DialogEvent = { type: 'succeeded' };
const failed: DialogEvent = { type: 'failed', message: 'No.' };

/** Model: the question, the typed text, the running action, and the time since closing began. */
interface Model {
  asked: DialogRequest | undefined;
  typed: string;
  works: DialogButton | undefined;
  said: string | undefined;
  goingFor: number | undefined;
}
const nothing: Model = { asked: undefined, typed: '', works: undefined, said: undefined, goingFor: undefined };

class Apply implements fc.Command<Model, { dialog: Dialog }> {
  constructor(private readonly event: DialogEvent) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: { dialog: Dialog }): void {
    const free = pressable(model);
    expect(buttonsEnabled(real.dialog)).toBe(free);
    const { dialog, run } = nextDialog(real.dialog, this.event);
    expect(run).toBe(this.event.type === 'pressed' && free ? this.event.button : undefined);
    real.dialog = dialog;
    follow(model, this.event, free);
    expect(dialog).toEqual(seen(model));
    expect(untilDialogCloses(dialog)).toBe(model.goingFor === undefined ? undefined : 400 - model.goingFor);
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

const stands = ({ asked, goingFor }: Model) => asked !== undefined && goingFor === undefined;

function pressable(model: Model): boolean {
  const word = model.asked?.typedConfirmation;
  const typed = word === undefined || model.typed.normalize('NFD').trim() === word.normalize('NFD');
  return stands(model) && model.works === undefined && typed;
}

function seen({ asked, typed, works, said, goingFor }: Model): Dialog {
  if (asked === undefined) return { status: 'closed' };
  if (goingFor !== undefined) return { status: 'closing', request: asked, remaining: 400 - goingFor };
  return { status: 'open', request: asked, typed, running: works, failure: said };
}

function follow(model: Model, event: DialogEvent, free: boolean): void {
  if (event.type === 'opened') {
    if (!stands(model)) Object.assign(model, nothing, { asked: event.request });
  } else if (event.type === 'time-passed') {
    if (model.goingFor === undefined) return;
    model.goingFor += event.milliseconds;
    if (model.goingFor >= 400) Object.assign(model, nothing);
  } else if (!stands(model)) {
    return;
  } else if (event.type === 'pressed') {
    if (!free) return;
    if (model.asked?.[event.button].action === 'instant') model.goingFor = 0;
    else Object.assign(model, { works: event.button, said: undefined });
  } else if (model.works === undefined) {
    if (event.type === 'typed') model.typed = event.text;
    if (event.type === 'dismissed') model.goingFor = 0;
  } else {
    if (event.type === 'succeeded') model.goingFor = 0;
    if (event.type === 'failed') Object.assign(model, { works: undefined, said: event.message });
  }
}

const commands = fc.commands(
  [
    dialogRequests.map((asked) => new Apply(opened(asked))),
    fc.constantFrom('DELETE', ' DELETE ', 'delete', '\u00e9').map((text) => new Apply({ type: 'typed', text })),
    fc.constantFrom('confirm' as const, 'cancel' as const).map((button) => new Apply(pressed(button))),
    fc.constantFrom(dismissed, succeeded, failed).map((event) => new Apply(event)),
    fc.oneof(fc.constantFrom(1, 399, 400), fc.nat(500)).map((time) => new Apply(passed(time))),
  ],
  { maxCommands: 60 },
);

describe('nextDialog', () => {
  test('closes 400 ms after an instant button', () => {
    expect(DIALOG_CLOSE_DELAY).toBe(400);
    expect(nextDialog(after(opened()), pressed('cancel'))).toEqual({
      dialog: { status: 'closing', request, remaining: 400 },
      run: 'cancel',
    });
    expect(after(opened(), pressed('cancel'), passed(399)).status).toBe('closing');
    expect(after(opened(), pressed('cancel'), passed(400))).toEqual(closedDialog);
  });

  test('stays open with disabled buttons while an async action runs', () => {
    const running = after(opened(), pressed('confirm'));
    expect(running).toMatchObject({ status: 'open', running: 'confirm' });
    expect(buttonsEnabled(running)).toBe(false);
    for (const event of [pressed('cancel'), pressed('confirm'), dismissed, opened()]) {
      expect(nextDialog(running, event)).toEqual({ dialog: running, run: undefined });
    }
    expect(step(running, succeeded).status).toBe('closing');
  });

  test('stays open with the error of a failed action, which can be retried', () => {
    const again = after(opened(), pressed('confirm'), failed);
    expect(again).toMatchObject({ status: 'open', running: undefined, failure: 'No.' });
    expect(nextDialog(again, pressed('confirm')).run).toBe('confirm');
    expect(step(again, pressed('confirm'))).toMatchObject({ failure: undefined });
  });

  test('waits for a typed confirmation, but can be dismissed', () => {
    const asking = after(opened({ ...request, typedConfirmation: 'DELETE' }));
    expect(buttonsEnabled(asking)).toBe(false);
    expect(nextDialog(asking, pressed('cancel'))).toEqual({ dialog: asking, run: undefined });
    expect(buttonsEnabled(step(asking, { type: 'typed', text: 'DELETE' }))).toBe(true);
    expect(nextDialog(asking, dismissed)).toMatchObject({ dialog: { status: 'closing' }, run: undefined });
  });

  test('ignores buttons while closing or closed', () => {
    for (const dialog of [closedDialog, after(opened(), dismissed)]) {
      expect(buttonsEnabled(dialog)).toBe(false);
      expect(nextDialog(dialog, pressed('confirm'))).toEqual({ dialog, run: undefined });
    }
  });

  test('ignores unexpected answers, and typing while an action runs', () => {
    const [asking, running] = [after(opened()), after(opened(), pressed('confirm'))];
    expect([step(asking, succeeded), step(asking, failed)]).toEqual([asking, asking]);
    expect(step(running, { type: 'typed', text: 'x' })).toBe(running);
    for (const event of [succeeded, failed, dismissed, passed(1)]) expect(step(closedDialog, event)).toBe(closedDialog);
  });

  test('opens a new dialog while the previous one is closing', () => {
    expect(after(opened(), dismissed, opened())).toEqual(after(opened()));
  });

  property.prop([commands])('always behaves like the model', (run) => {
    fc.modelRun(() => ({ model: { ...nothing }, real: { dialog: closedDialog } }), run);
  });
});

const matches = (typedConfirmation: string | undefined, typed: string) =>
  fc.sample(dialogRequests, 1).every((request) => matchesTypedText({ ...request, typedConfirmation }, typed));

describe('matchesTypedText', () => {
  test.each([
    ['DELETE', 'DELETE', true],
    ['DELETE', ' DELETE\n', true],
    [' DELETE ', 'DELETE', true],
    ['DELETE', 'delete', false],
    ['DELETE', 'DELETE!', false],
    ['DELETE', '', false],
    ['José', 'Jose\u0301', true],
    ['Jose\u0301', 'José', true],
    ['👩‍🚀', '👩', false],
    [undefined, '', true],
    [undefined, 'anything', true],
  ])('of %j by %j is %s', (asked, typed, match) => {
    expect(matches(asked, typed)).toBe(match);
  });

  property.prop([texts])('is always true for the text itself', (text) => {
    expect(matches(text, `  ${text.normalize('NFD')} `)).toBe(true);
  });

  property.prop([texts])('is never true for a longer text', (text) => {
    expect(matches(text, `${text}x`)).toBe(false);
  });
});
