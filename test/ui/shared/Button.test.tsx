import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/shared/Button';
import { IconButton } from '../../../src/ui/shared/IconButton';

afterEach(cleanup);

describe('a button', () => {
  test('does not submit a form unless it is told to', () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole('button', { name: 'Go' }).getAttribute('type')).toBe('button');
    cleanup();
    render(<Button type="submit">Go</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('submit');
  });

  test('that waits for its work cannot be pressed', () => {
    const pressed = vi.fn();
    render(
      <Button busy onClick={pressed}>
        Go
      </Button>,
    );
    fireEvent.click(screen.getByRole('button', { busy: true }));
    expect(pressed).not.toHaveBeenCalled();
  });

  test('that shows only an icon is named', () => {
    render(<IconButton icon="x" label="Close" />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
  });
});
