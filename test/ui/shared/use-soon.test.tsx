import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useSoon } from '../../../src/ui/shared/use-soon';
import { endAnimation } from '../games/animation-events';

afterEach(cleanup);

function Control() {
  const { show, bubble } = useSoon();
  return (
    <>
      <button type="button" onClick={show}>
        Control
      </button>
      {bubble}
    </>
  );
}

const press = (position: object) => fireEvent.click(screen.getByRole('button'), { detail: 1, ...position });
const bubble = () => document.querySelector<HTMLElement>('body > [aria-hidden="true"]');

describe('useSoon', () => {
  test('shows the bubble above the press and announces it', () => {
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 1000, configurable: true });
    render(<Control />);
    screen.getByRole('button').getBoundingClientRect = () => new DOMRect(280, 200, 60, 44);
    expect(bubble()).toBeNull();
    press({ clientX: 300, clientY: 230 });
    expect(bubble()?.textContent).toBe('Coming Soon');
    expect([bubble()?.style.left, bubble()?.style.top]).toEqual(['300px', '200px']);
    expect(screen.getByRole('status').textContent).toBe('Coming Soon');
  });

  test('keeps the bubble inside the window', () => {
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 390, configurable: true });
    render(<Control />);
    press({ clientX: 388, clientY: 2 });
    expect([bubble()?.style.left, bubble()?.style.top]).toEqual(['318px', '72px']);
  });

  test('hides the bubble after its animation', () => {
    render(<Control />);
    press({ clientX: 10, clientY: 200 });
    const shown = bubble();
    if (shown === null) throw new Error('Expected a bubble');
    endAnimation(shown);
    expect(bubble()).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
