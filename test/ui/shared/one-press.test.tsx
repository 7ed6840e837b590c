// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Button } from '../../../src/ui/shared/Button';
import { onePress } from '../../../src/ui/shared/one-press';

/** Time of the first press of a test, in milliseconds. */
let start = 0;

beforeEach(() => {
  start += 10_000;
});

afterEach(cleanup);

/** A list whose rows move up when one is deleted. */
function Rows() {
  const [rows, setRows] = useState(['1', '2', '3', '4']);
  return rows.map((row) => (
    <Button
      key={row}
      {...onePress(() => {
        setRows(rows.filter((other) => other !== row));
      })}
    >
      {row}
    </Button>
  ));
}

const rows = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

interface Press {
  readonly pointerType: string;
  readonly detail: number;
  /** Milliseconds since the first press. */
  readonly after: number;
}

/** Presses the first row. */
function press({ pointerType, detail, after }: Press) {
  const [first] = screen.getAllByRole('button');
  if (first === undefined) throw new Error('There is no row.');
  const click = createEvent.click(first, { detail });
  Object.defineProperties(click, { pointerType: { value: pointerType }, timeStamp: { value: start + after } });
  fireEvent(first, click);
}

describe('onePress', () => {
  test.each<[string, Press, readonly string[]]>([
    ['double click', { pointerType: 'mouse', detail: 2, after: 100 }, ['2', '3', '4']],
    ['slow second click', { pointerType: 'mouse', detail: 1, after: 100 }, ['3', '4']],
    ['double tap', { pointerType: 'touch', detail: 1, after: 299 }, ['2', '3', '4']],
    ['slow second tap', { pointerType: 'touch', detail: 1, after: 300 }, ['3', '4']],
  ])('deletes no row that moved under the pointer, but each one that is pressed: %s', (_, second, left) => {
    render(<Rows />);
    press({ ...second, detail: 1, after: 0 });
    press(second);
    expect(rows()).toEqual(left);
  });

  test('acts once for a held Enter key, and for every press of it', async () => {
    render(<Rows />);
    const user = userEvent.setup();
    screen.getByRole('button', { name: '1' }).focus();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: '2' }).focus();
    await user.keyboard('{Enter>}{/Enter}');
    const third = screen.getByRole('button', { name: '3' });
    expect(fireEvent.keyDown(third, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(third, { key: 'Tab', repeat: true })).toBe(true);
    expect(rows()).toEqual(['3', '4']);
  });
});
