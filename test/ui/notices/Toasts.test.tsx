import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Toasts } from '../../../src/ui/notices/Toasts';
import { toastFixture } from './toast-fixture';

function begin() {
  const fixture = toastFixture();
  fixture.toasts.start();
  const { container } = render(<Toasts toasts={fixture.toasts} />);
  const announce = (...drafts: readonly Parameters<typeof fixture.notices.announce>[0][]) => {
    act(() => {
      for (const draft of drafts) fixture.notices.announce(draft);
      fixture.clock.advance(10);
    });
  };
  return { ...fixture, container, announce };
}
const info = { kind: 'info', title: 'Signed Out', body: 'You are now signed out of your account.' } as const;

describe('Toasts', () => {
  afterEach(cleanup);

  test('announces a danger toast assertively and other toasts politely', () => {
    const { announce } = begin();
    const [urgent, calm] = Array.from(document.querySelectorAll('[aria-live]'));
    expect([urgent, calm].map((region) => region?.getAttribute('aria-live'))).toEqual(['assertive', 'polite']);
    announce(info, { kind: 'danger', title: 'Oops!', body: 'No.' });
    expect(urgent?.textContent).toContain('Oops!');
    expect(calm?.textContent).toContain('Signed Out');
  });

  test('removes a dismissed toast', async () => {
    const { announce, clock } = begin();
    announce(info);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    act(() => {
      clock.advance(400);
    });
    expect(screen.queryByText('Signed Out')).toBeNull();
  });

  test('shows the action of a toast as a button', async () => {
    const { announce } = begin();
    const run = vi.fn();
    announce({ ...info, action: { title: 'Undo', run } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
  });

  test('shows no button on a toast that cannot be dismissed', () => {
    const { announce } = begin();
    announce({ ...info, dismissible: false });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('pauses the timeout of a hovered or focused toast', () => {
    const { announce, clock, container } = begin();
    announce(info);
    const card = container.querySelector('[data-toast]');
    if (card === null) throw new Error('Expected a toast');
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

  test('shows an achievement with its picture and offers a guest to log in', async () => {
    const { announceAchievement, modal, container } = begin();
    act(announceAchievement);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/a.webp');
    expect(screen.getByText('First Light')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(modal.current).toMatchObject({ open: true, pane: 'login' });
  });

  test('shows an icon for an achievement whose picture fails to load', () => {
    const { announceAchievement, container } = begin();
    act(announceAchievement);
    const picture = container.querySelector('img');
    if (picture === null) throw new Error('Expected a picture');
    fireEvent.error(picture);
    expect(container.querySelector('img')).toBeNull();
  });
});
