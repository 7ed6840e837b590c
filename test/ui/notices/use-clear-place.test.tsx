import { act, cleanup, render, waitFor } from '@testing-library/react';
import { fc, test as property } from '@fast-check/vitest';
import { useRef } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { overlaps, useClearPlace } from '../../../src/ui/notices/use-clear-place';
import { keepClear } from '../../../src/ui/shared/keep-clear';

const HEIGHT = 800;
const box = (top: number, height: number) => new DOMRect(0, top, 300, height);

/** Gives an element a fixed box, because jsdom has no layout. */
const at = (top: number, height: number) => (element: HTMLElement | null) => {
  if (element !== null) element.getBoundingClientRect = () => box(top, height);
};

function Region({ count }: { readonly count: number }) {
  const region = useRef<HTMLDivElement>(null);
  useClearPlace(region, count);
  const measure = (element: HTMLDivElement | null) => {
    region.current = element;
    if (element !== null)
      element.getBoundingClientRect = () => box(element.dataset['place'] === 'top' ? 80 : HEIGHT - 180, 100);
  };
  return <div ref={measure} data-testid="region" />;
}

function placeBeside(page: React.ReactNode, count = 1) {
  const { getByTestId, rerender } = render(page);
  rerender(
    <>
      {page}
      <Region count={count} />
    </>,
  );
  return getByTestId('region').dataset['place'];
}

describe('useClearPlace', () => {
  afterEach(cleanup);

  test('places toasts at the bottom, and above the bar of a game that is there', () => {
    expect(placeBeside(<p ref={at(700, 50)} />)).toBe('bottom');
    cleanup();
    expect(placeBeside(<div {...keepClear} ref={at(700, 64)} />)).toBe('top');
  });

  test('does not cover the form with the focus', () => {
    const form = (
      <form ref={at(500, 300)}>
        <textarea ref={(element) => element?.focus()} />
      </form>
    );
    expect(placeBeside(form)).toBe('top');
  });

  test('stays in place while the button of a form is pressed, which takes the focus from the field', async () => {
    const form = (
      <form ref={at(500, 300)}>
        <textarea ref={(element) => element?.focus()} />
        <button type="submit" ref={at(650, 60)} />
      </form>
    );
    expect(placeBeside(form)).toBe('top');
    act(() => document.querySelector('button')?.focus());
    await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    expect(document.querySelector<HTMLElement>('[data-testid=region]')?.dataset['place']).toBe('top');
  });

  test('covers a part of a tall form rather than its field', () => {
    const tall = (top: number) => (
      <form ref={at(0, HEIGHT)}>
        <textarea
          ref={(element) => {
            at(top, 60)(element);
            element?.focus();
          }}
        />
      </form>
    );
    expect(placeBeside(tall(650))).toBe('top');
    cleanup();
    expect(placeBeside(tall(100))).toBe('bottom');
  });

  test('makes room for a panel that opens and takes the focus', async () => {
    const page = (panel: React.ReactNode) => (
      <>
        {panel}
        <Region count={1} />
      </>
    );
    const { getByTestId, rerender } = render(page(null));
    const place = () => getByTestId('region').dataset['place'];
    rerender(page(null));
    expect(place()).toBe('bottom');
    rerender(page(<button {...keepClear} ref={at(400, 400)} />));
    act(() => {
      getByTestId('region').parentElement?.querySelector('button')?.focus();
    });
    await waitFor(() => {
      expect(place()).toBe('top');
    });
  });

  test('measures nothing without toasts', () => {
    expect(placeBeside(<div {...keepClear} ref={at(700, 64)} />, 0)).toBeUndefined();
  });

  property.prop([fc.nat(500), fc.integer({ min: 1, max: 500 }), fc.nat(500), fc.integer({ min: 1, max: 500 })])(
    'overlaps never depends on the order of the boxes',
    (top, height, otherTop, otherHeight) => {
      const [one, other] = [box(top, height), box(otherTop, otherHeight)];
      expect(overlaps(one, other)).toBe(overlaps(other, one));
      expect(overlaps(one, one)).toBe(true);
    },
  );
});
