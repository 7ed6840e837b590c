import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { useRemovedFocus } from '../../../src/ui/console/use-removed-focus';

function Page({ names }: { readonly names: readonly string[] }) {
  const area = useRef<HTMLElement>(null);
  useRemovedFocus(area);
  return (
    <>
      <header>
        <button>Account</button>
      </header>
      <div role="alertdialog" aria-label="Delete?">
        <button>Delete</button>
      </div>
      <main ref={area} tabIndex={-1}>
        <h1>Members</h1>
        <section>
          <h2>Invitations</h2>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <button>{name}</button>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </>
  );
}

const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
/** The focus is moved after four frames. */
const frames = async () => {
  for (let count = 0; count < 6; count += 1) await frame();
};

afterEach(cleanup);

describe('useRemovedFocus', () => {
  test('moves the focus of a removed element to the nearest heading', async () => {
    const { rerender } = render(<Page names={['nova', 'orion']} />);
    screen.getByRole('button', { name: 'nova' }).focus();
    rerender(<Page names={['orion']} />);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Invitations' }));
    });
  });

  test('leaves the focus where it is if another element is removed', async () => {
    const { rerender } = render(<Page names={['nova', 'orion']} />);
    screen.getByRole('button', { name: 'orion' }).focus();
    rerender(<Page names={['orion']} />);
    await frames();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'orion' }));
  });

  test('does not take the focus after the user has clicked beside the element', async () => {
    const { rerender } = render(<Page names={['nova', 'orion']} />);
    const button = screen.getByRole('button', { name: 'nova' });
    button.focus();
    button.blur();
    await frames();
    rerender(<Page names={['orion']} />);
    await frames();
    expect(document.activeElement).toBe(document.body);
  });

  test('moves the focus of an element that is removed while the window has no focus', async () => {
    const { rerender } = render(<Page names={['nova', 'orion']} />);
    const button = screen.getByRole('button', { name: 'nova' });
    button.focus();
    // Another window gets the focus: the element stays the active one.
    fireEvent.focusOut(button, { relatedTarget: null });
    await frames();
    rerender(<Page names={['orion']} />);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Invitations' }));
    });
  });

  test('does not take the focus that has moved out of the area and was lost there', async () => {
    const { rerender } = render(<Page names={['nova', 'orion']} />);
    screen.getByRole('button', { name: 'nova' }).focus();
    const account = screen.getByRole('button', { name: 'Account' });
    account.focus();
    account.blur();
    rerender(<Page names={['orion']} />);
    await frames();
    expect(document.activeElement).toBe(document.body);
  });

  test('moves the focus of an element that the confirmed action of its dialog removes', async () => {
    const { rerender } = render(<Page names={['nova', 'orion']} />);
    screen.getByRole('button', { name: 'nova' }).focus();
    const confirm = screen.getByRole('button', { name: 'Delete' });
    confirm.focus();
    confirm.blur();
    rerender(<Page names={['orion']} />);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Invitations' }));
    });
  });
});
