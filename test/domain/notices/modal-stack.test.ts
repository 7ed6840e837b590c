import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { ModalEvent, ModalName, ModalStack } from '../../../src/domain/notices/modal-stack';
import { isModalOpen, isPortalAsking, canStack, nextModals, noModals } from '../../../src/domain/notices/modal-stack';

const NAMES: readonly ModalName[] = [
  'auth',
  'confirm',
  'feedback',
  'game-overlay',
  'item',
  'lightbox',
  'question',
  'report',
  'two-factor',
];
const TYPES: readonly ModalEvent['type'][] = ['requested', 'released', 'shown', 'gone'];

const events = fc.array(fc.record({ type: fc.constantFrom(...TYPES), modal: fc.constantFrom(...NAMES) }), {
  maxLength: 60,
});
const after = (list: readonly ModalEvent[], from = noModals) => list.reduce(nextModals, from);
const happens = (...list: (readonly [ModalEvent['type'], ModalName])[]) =>
  after(list.map(([type, modal]) => ({ type, modal })));
const openNames = ({ open }: ModalStack) => open.map(({ name, phase }) => `${name} ${phase}`);

/** Simulates the screen until nothing changes: opening modals appear, leaving modals disappear. */
function settled(stack: ModalStack): ModalStack {
  const next = after(
    stack.open.map(({ name, phase }) => ({ type: phase === 'leaving' ? 'gone' : 'shown', modal: name })),
    stack,
  );
  return JSON.stringify(next) === JSON.stringify(stack) ? stack : settled(next);
}

describe('nextModals', () => {
  test('stacks a confirmation above a form that is on the screen, and queues it otherwise', () => {
    expect(openNames(happens(['requested', 'feedback'], ['requested', 'confirm']))).toEqual(['feedback opening']);
    const stack = happens(['requested', 'feedback'], ['shown', 'feedback'], ['requested', 'confirm']);
    expect(openNames(stack)).toEqual(['feedback shown', 'confirm opening']);
  });

  test('queues a question behind an item and opens it once the item is gone', () => {
    const before = happens(['requested', 'item'], ['shown', 'item'], ['requested', 'question'], ['released', 'item']);
    expect([openNames(before), before.waiting]).toEqual([['item leaving'], ['question']]);
    expect(openNames(nextModals(before, { type: 'gone', modal: 'item' }))).toEqual(['question opening']);
  });

  test('hides the game overlay for a question and brings the overlay back afterwards', () => {
    const asked = settled(happens(['requested', 'game-overlay'], ['shown', 'game-overlay'], ['requested', 'question']));
    expect([openNames(asked), asked.waiting]).toEqual([['question shown'], ['game-overlay']]);
    const answered = settled(nextModals(asked, { type: 'released', modal: 'question' }));
    expect([openNames(answered), answered.waiting]).toEqual([['game-overlay shown'], []]);
  });

  test('reopens the confirmation of a form while another modal waits', () => {
    const stack = happens(
      ['requested', 'feedback'],
      ['shown', 'feedback'],
      ['requested', 'confirm'],
      ['shown', 'confirm'],
      ['requested', 'question'],
      ['released', 'confirm'],
      ['requested', 'confirm'],
    );
    expect(openNames(stack)).toEqual(['feedback shown', 'confirm shown']);
  });

  test('lets a modal take the turn of a game overlay that is still opening', () => {
    const stack = happens(['requested', 'game-overlay'], ['requested', 'question']);
    expect([openNames(stack), stack.waiting]).toEqual([['question opening'], ['game-overlay']]);
  });

  test('ignores a second request, and a modal that is already on the screen', () => {
    const stack = happens(['requested', 'item'], ['shown', 'item'], ['requested', 'feedback']);
    expect(nextModals(stack, { type: 'requested', modal: 'feedback' })).toEqual(stack);
    expect(nextModals(stack, { type: 'requested', modal: 'item' })).toBe(stack);
    expect(nextModals(stack, { type: 'shown', modal: 'item' })).toBe(stack);
    expect(nextModals(stack, { type: 'gone', modal: 'item' })).toBe(stack);
    expect(nextModals(stack, { type: 'released', modal: 'report' })).toBe(stack);
  });

  test('lets a modal wait that is requested again while another one waits for it to leave', () => {
    const leaving = happens(['requested', 'item'], ['shown', 'item'], ['requested', 'question'], ['released', 'item']);
    const stack = nextModals(leaving, { type: 'requested', modal: 'item' });
    expect([openNames(stack), stack.waiting]).toEqual([['item leaving'], ['question', 'item']]);
    expect(nextModals(stack, { type: 'requested', modal: 'item' })).toEqual(stack);
  });

  test.each([
    ['confirm', 'feedback', true],
    ['confirm', 'question', false],
    ['auth', 'item', true],
    ['auth', 'question', false],
    ['auth', 'confirm', false],
    ['report', 'item', false],
  ] as const)('canStack of %s above %s is %s', (modal, below, can) => {
    expect(canStack(modal, below)).toBe(can);
  });

  test('lets a game ask while an item is open, and not while the portal asks', () => {
    expect(isPortalAsking(happens(['requested', 'item']))).toBe(false);
    expect(isPortalAsking(happens(['requested', 'item'], ['requested', 'report']))).toBe(true);
  });

  test.prop([events])('always opens one modal at a time, unless it was opened from within another', (list) => {
    const { open } = after(list);
    for (const [at, one] of open.entries()) {
      if (at === 0 || one.phase === 'leaving') continue;
      const below = open.slice(0, at).findLast(({ phase }) => phase !== 'leaving');
      if (below !== undefined) expect([below.phase, canStack(one.name, below.name)]).toEqual(['shown', true]);
    }
    expect(new Set(open.map(({ name }) => name)).size).toBe(open.length);
  });

  test.prop([events])('never lets a modal wait while none is open', (list) => {
    const { open, waiting } = after(list);
    expect(open.length > 0 || waiting.length === 0).toBe(true);
  });

  test.prop([events])('never loses a requested modal, nor keeps a released one', (list) => {
    const stack = after(list);
    const wanted = NAMES.filter(
      (name) => list.findLast(({ type, modal }) => modal === name && /ed$/.test(type))?.type === 'requested',
    );
    const held = NAMES.filter((name) => isModalOpen(stack, name) || stack.waiting.includes(name));
    expect(held).toEqual(wanted);
  });

  test.prop([events])('always opens every waiting modal once, when the player closes one after the other', (list) => {
    let stack = settled(after(list));
    const left = new Set([...stack.open.map(({ name }) => name), ...stack.waiting]);
    for (let turns = left.size; turns > 0; turns -= 1) {
      const top = stack.open.at(-1);
      expect(top?.phase).toBe('shown');
      if (top === undefined) return;
      left.delete(top.name);
      stack = settled(nextModals(stack, { type: 'released', modal: top.name }));
    }
    expect([left.size, stack]).toEqual([0, noModals]);
  });
});
