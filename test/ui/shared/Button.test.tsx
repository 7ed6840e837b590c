import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/shared/Button';
import { IconButton } from '../../../src/ui/shared/IconButton';

afterEach(cleanup);

describe('Button', () => {
  test('submits a form only with type="submit"', () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole('button', { name: 'Go' }).getAttribute('type')).toBe('button');
    cleanup();
    render(<Button type="submit">Go</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('submit');
  });

  test('ignores presses while busy', () => {
    const pressed = vi.fn();
    render(
      <Button busy onClick={pressed}>
        Go
      </Button>,
    );
    fireEvent.click(screen.getByRole('button', { busy: true }));
    expect(pressed).not.toHaveBeenCalled();
  });

  describe.each(['busy', 'unavailable'] as const)('while %s', (state) => {
    const start = () => {
      const pressed = vi.fn();
      const sent = vi.fn((event: { preventDefault: () => void }) => {
        event.preventDefault();
      });
      const form = (inert: boolean) => (
        <form onSubmit={sent}>
          <Button type="submit" {...{ [state]: inert }} onClick={pressed}>
            Save
          </Button>
        </form>
      );
      const { rerender } = render(form(false));
      const show = (inert: boolean) => {
        rerender(form(inert));
      };
      return { button: screen.getByRole('button'), show, pressed, sent };
    };

    test('keeps the focus', () => {
      const { button, show } = start();
      button.focus();
      show(true);
      // A browser takes the focus from a disabled button, and jsdom does not.
      expect(button).toHaveProperty('disabled', false);
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(document.activeElement).toBe(button);
    });

    test('does nothing and sends no form', () => {
      const { button, show, pressed, sent } = start();
      show(true);
      fireEvent.click(button);
      expect([pressed, sent].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    });

    test('acts again afterwards', () => {
      const { button, show, pressed, sent } = start();
      show(true);
      show(false);
      fireEvent.click(button);
      expect([pressed, sent].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    });
  });

  test('IconButton has an accessible name', () => {
    render(<IconButton icon="x" label="Close" />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
  });
});
