import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { ModalOwner } from '../../../src/application/notices/modal-owner';
import type { ModalName } from '../../../src/domain/notices/modal-stack';
import { Body, Overlay, Panel } from '../../../src/ui/notices/modal.styles';
import { ModalOwnerContext } from '../../../src/ui/notices/use-modal-scope';
import '../auth/browser-gaps';

const NAMES: readonly ModalName[] = [
  'auth',
  'confirm',
  'feedback',
  'game-overlay',
  'item',
  'lightbox',
  'question',
  'report',
  'two-factor',
];
const pairs = NAMES.flatMap((first) => NAMES.filter((one) => one !== first).map((second) => [first, second] as const));

afterEach(cleanup);

function Page({ names }: { readonly names: readonly ModalName[] }) {
  const [wanted, setWanted] = useState<readonly ModalName[]>([]);
  return (
    <>
      <button type="button" onClick={() => setWanted(names)}>
        Open
      </button>
      {names.map((name) => (
        <Overlay
          key={name}
          modal={name}
          isOpen={wanted.includes(name)}
          onOpenChange={() => setWanted((before) => before.filter((one) => one !== name))}
        >
          <Panel>
            <Body aria-label={name}>
              <button type="button">Answer</button>
            </Body>
          </Panel>
        </Overlay>
      ))}
    </>
  );
}

function show(names: readonly ModalName[]) {
  const owner = new ModalOwner();
  render(
    <ModalOwnerContext value={owner}>
      <Page names={names} />
    </ModalOwnerContext>,
  );
  return { owner, user: userEvent.setup(), opener: screen.getByRole('button', { name: 'Open' }) };
}

/** Asserts that exactly one modal is open, usable and focused. */
const expectOnlyModal = (name: string) =>
  waitFor(() => {
    const [dialog, ...others] = document.querySelectorAll('[role=dialog]');
    expect([dialog?.getAttribute('aria-label'), others]).toEqual([name, []]);
    expect(dialog?.closest('[inert], [aria-hidden=true]')).toBeNull();
    expect(dialog?.contains(document.activeElement)).toBe(true);
  });

describe('ModalScope with two modals opened in the same tick', () => {
  test.each(pairs)('T57: opens %s and %s one after the other, each closed by Escape', async (first, second) => {
    const { user, opener, owner } = show([first, second]);
    await user.click(opener);
    const turns = first === 'game-overlay' ? [second, first] : [first, second];
    for (const name of turns) {
      await expectOnlyModal(name);
      await user.keyboard('{Escape}');
    }
    await waitFor(() => {
      expect(document.querySelector('[role=dialog], [inert], [aria-hidden=true]')).toBeNull();
      expect(document.activeElement).toBe(opener);
      expect(owner.current).toEqual({ open: [], waiting: [] });
    });
  });

  test('opens the next modal after the first one was unmounted', async () => {
    const owner = new ModalOwner();
    const tree = (first: boolean) => (
      <ModalOwnerContext value={owner}>
        {first ? (
          <Overlay modal="lightbox" isOpen>
            <Panel>
              <Body aria-label="lightbox" />
            </Panel>
          </Overlay>
        ) : null}
        <Overlay modal="report" isOpen>
          <Panel>
            <Body aria-label="report" />
          </Panel>
        </Overlay>
      </ModalOwnerContext>
    );
    const { rerender } = render(tree(true));
    await expectOnlyModal('lightbox');
    act(() => rerender(tree(false)));
    await expectOnlyModal('report');
  });
});
