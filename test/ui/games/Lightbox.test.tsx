import '../auth/browser-gaps';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Lightbox } from '../../../src/ui/games/Lightbox';

afterEach(cleanup);

const slide = (name: string) => ({ thumbnail: `/m/${name}-160.webp`, original: `/m/${name}`, colour: '#123' });

function show(...names: readonly string[]) {
  const closed: unknown[] = [];
  render(<Lightbox title="Night Ferry" pictures={names.map(slide)} first={0} onClose={() => closed.push('closed')} />);
  return closed;
}

const count = () => screen.getByRole('status').textContent;

/** Dispatches a pointer press that ends `aside` and `down` pixels further. */
function swipe(aside: number, down = 0, on: Element = screen.getByRole('img'), pointerType = 'touch') {
  const at = (name: 'pointerDown' | 'pointerUp', clientX: number, clientY: number) =>
    fireEvent[name](on, { isPrimary: true, pointerType, clientX, clientY });
  at('pointerDown', 200, 200);
  at('pointerUp', 200 + aside, 200 + down);
}

describe('Lightbox', () => {
  test('turns pictures on swipes but not on a tap or a scroll', () => {
    show('a.webp', 'b.webp', 'c.webp');
    swipe(-60);
    expect(count()).toBe('2 / 3');
    swipe(60);
    swipe(60);
    expect(count()).toBe('3 / 3');
    swipe(10);
    swipe(60, 90);
    expect(count()).toBe('3 / 3');
  });

  test('does not turn on a swipe over a trailer or a mouse drag', () => {
    show('a.webp', 'b.webm');
    swipe(-60, 0, screen.getByRole('img'), 'mouse');
    expect(count()).toBe('1 / 2');
    swipe(-60);
    swipe(60, 0, document.querySelector('video') ?? document.body);
    expect(count()).toBe('2 / 2');
  });

  test('describes a picture by its alternative text', () => {
    const pictures = [{ ...slide('a.webp'), alt: 'A ferry at night.' }];
    render(<Lightbox title="Night Ferry" pictures={pictures} first={0} onClose={() => undefined} />);
    expect(screen.getByRole('img').getAttribute('alt')).toBe('A ferry at night.');
  });

  test('turns pictures by buttons, which are absent for a single picture', () => {
    const closed = show('a.webp', 'b.webp');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('img').getAttribute('alt')).toBe('Night Ferry, 2 of 2, screenshot');
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(count()).toBe('1 / 2');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toEqual(['closed']);
    cleanup();
    show('a.webp');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  test('goes to the first and last picture by Home and End', () => {
    show('a.webp', 'b.webp', 'c.webm');
    const press = (key: string, on: Element = screen.getByRole('dialog')) => fireEvent.keyDown(on, { key });
    press('End');
    expect(count()).toBe('3 / 3');
    press('Home', document.querySelector('video') ?? document.body);
    expect(count()).toBe('3 / 3');
    press('Home');
    expect(count()).toBe('1 / 3');
  });

  test('leaves arrow keys to a focused trailer, and with modifiers to the browser', () => {
    show('a.webm', 'b.webp');
    const trailer = document.querySelector('video');
    fireEvent.keyDown(trailer ?? document.body, { key: 'ArrowRight' });
    expect(count()).toBe('1 / 2');
    for (const held of ['altKey', 'shiftKey', 'ctrlKey', 'metaKey']) {
      fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight', [held]: true });
      expect(count()).toBe('1 / 2');
    }
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    expect(count()).toBe('2 / 2');
  });
});
