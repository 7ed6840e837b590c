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

describe('the focus of a dialog of fields', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  test('goes to the first field when it falls on the dialog', () => {
    const { dialog, active } = aDialog();
    dialog?.focus();
    expect(active()).toBe('field');
  });

  test('stays where it is put inside', () => {
    const { active } = aDialog();
    document.querySelector('button')?.focus();
    expect(active()).not.toBe('field');
  });

  test('is left alone once somebody has pressed in the dialog, and after its end', () => {
    const { dialog, active } = aDialog();
    dialog?.dispatchEvent(new Event('pointerdown'));
    dialog?.focus();
    expect(active()).not.toBe('field');
    const other = aDialog();
    other.stop();
    other.dialog?.focus();
    expect(other.active()).not.toBe('field');
  });

  test('is nobody’s outside of a dialog', () => {
    expect(() => {
      keepFieldFocus(document.body)();
      keepFieldFocus(null)();
    }).not.toThrow();
  });
});
