import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Toasts } from '../../../src/ui/notices/Toasts';
import { aToastHouse } from './a-toast-house';

function begin() {
  const house = aToastHouse();
  house.toasts.start();
  const { container } = render(<Toasts toasts={house.toasts} />);
  const announce = (...drafts: readonly Parameters<typeof house.notices.announce>[0][]) => {
    act(() => {
      for (const draft of drafts) house.notices.announce(draft);
      house.clock.advance(10);
    });
  };
  return { ...house, container, announce };
}
const info = { kind: 'info', title: 'Signed Out', body: 'You are now signed out of your account.' } as const;

describe('the toasts on the page', () => {
  afterEach(cleanup);

  test('stand in regions that are there before them: a danger interrupts, the rest waits', () => {
    const { announce } = begin();
    const [urgent, calm] = Array.from(document.querySelectorAll('[aria-live]'));
    expect([urgent, calm].map((region) => region?.getAttribute('aria-live'))).toEqual(['assertive', 'polite']);
    announce(info, { kind: 'danger', title: 'Oops!', body: 'No.' });
    expect(urgent?.textContent).toContain('Oops!');
    expect(calm?.textContent).toContain('Signed Out');
  });

  test('go when they are dismissed', async () => {
    const { announce, clock } = begin();
    announce(info);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    act(() => {
      clock.advance(400);
    });
    expect(screen.queryByText('Signed Out')).toBeNull();
  });

  test('cannot be dismissed when they must stay', () => {
    const { announce } = begin();
    announce({ ...info, dismissible: false });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('wait under the pointer and under the focus, and go on after both', () => {
    const { announce, clock, container } = begin();
    announce(info);
    const card = container.querySelector('[data-toast]');
    if (card === null) throw new Error('There is a toast');
    const pass = () => {
      act(() => {
        clock.advance(30_000);
      });
    };
    fireEvent.pointerEnter(card);
    pass();
    act(() => {
      screen.getByRole('button', { name: 'Dismiss' }).focus();
    });
    fireEvent.pointerLeave(card);
    pass();
    expect(screen.queryByText('Signed Out')).not.toBeNull();
    act(() => {
      screen.getByRole('button', { name: 'Dismiss' }).blur();
    });
    pass();
    expect(screen.queryByText('Signed Out')).toBeNull();
  });

  test('show a badge with its picture, and offer a guest to save it', async () => {
    const { announceBadge, modal, container } = begin();
    act(announceBadge);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/a.webp');
    expect(screen.getByText('First Light')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(modal.current).toMatchObject({ open: true, pane: 'login' });
  });

  test('draw a badge whose picture does not come', () => {
    const { announceBadge, container } = begin();
    act(announceBadge);
    const picture = container.querySelector('img');
    if (picture === null) throw new Error('There is a picture');
    fireEvent.error(picture);
    expect(container.querySelector('img')).toBeNull();
  });
});
