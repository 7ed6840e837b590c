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

  test.each([['busy'], ['unavailable']] as const)(
    'keeps the focus, does nothing and sends no form while %s',
    (state) => {
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
      const button = screen.getByRole('button');
      button.focus();
      rerender(form(true));
      expect(button).toHaveProperty('disabled', false);
      expect(button.getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(button);
      expect(pressed).not.toHaveBeenCalled();
      expect(sent).not.toHaveBeenCalled();
      rerender(form(false));
      fireEvent.click(button);
      expect(pressed).toHaveBeenCalledTimes(1);
      expect(sent).toHaveBeenCalledTimes(1);
    },
  );

  test('IconButton has an accessible name', () => {
    render(<IconButton icon="x" label="Close" />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
  });
});
