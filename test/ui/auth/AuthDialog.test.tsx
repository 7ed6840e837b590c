import { afterEach, describe, expect, test } from 'vitest';
import { keepFieldFocus } from '../../../src/ui/auth/AuthDialog';

function aDialog() {
  document.body.innerHTML =
    '<div role="dialog" tabindex="-1"><b></b><input aria-hidden="true"><input id="field"><button></button></div>';
  const dialog = document.querySelector<HTMLElement>('[role=dialog]');
  const stop = keepFieldFocus(document.querySelector('b'));
  const active = () => document.activeElement?.id ?? document.activeElement?.tagName;
  return { dialog, stop, active };
}

describe('keepFieldFocus', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  test('moves focus from the dialog to its first field', () => {
    const { dialog, active } = aDialog();
    dialog?.focus();
    expect(active()).toBe('field');
  });

  test('leaves focus on an element inside the dialog', () => {
    const { active } = aDialog();
    document.querySelector('button')?.focus();
    expect(active()).not.toBe('field');
  });

  test('stops after a press inside the dialog and after its disposal', () => {
    const { dialog, active } = aDialog();
    dialog?.dispatchEvent(new Event('pointerdown'));
    dialog?.focus();
    expect(active()).not.toBe('field');
    const other = aDialog();
    other.stop();
    other.dialog?.focus();
    expect(other.active()).not.toBe('field');
  });

  test('does nothing outside of a dialog', () => {
    expect(() => {
      keepFieldFocus(document.body)();
      keepFieldFocus(null)();
    }).not.toThrow();
  });
});
