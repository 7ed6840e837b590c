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

  test('IconButton has an accessible name', () => {
    render(<IconButton icon="x" label="Close" />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
  });
});
