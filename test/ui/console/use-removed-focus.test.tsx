import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { useRemovedFocus } from '../../../src/ui/console/use-removed-focus';

function Page({ names }: { readonly names: readonly string[] }) {
  const area = useRef<HTMLElement>(null);
  useRemovedFocus(area);
  return (
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
});
