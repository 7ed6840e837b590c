import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { OpenPanels } from '../../../src/application/shell/open-panels';
import { Body, Overlay, Panel } from '../../../src/ui/notices/modal.styles';
import { OpenPanelsContext } from '../../../src/ui/shared/use-closed-by-back';
import '../auth/browser-gaps';

afterEach(cleanup);

/** Entries of the browser's history that a test can go back over. */
class FakeEntries {
  count = 0;
  back: (remaining: number) => void = () => undefined;

  show(count: number): void {
    this.count = count;
  }

  follow(left: (remaining: number) => void): void {
    this.back = left;
  }
}

interface PageProps {
  readonly busy?: boolean;
  readonly inAddress?: boolean;
}

function Page({ busy = false, inAddress = false }: PageProps) {
  const [open, setOpen] = useState(true);
  return (
    <Overlay
      modal="report"
      isOpen={open}
      isKeyboardDismissDisabled={busy}
      inAddress={inAddress}
      onOpenChange={() => setOpen(false)}
    >
      <Panel>
        <Body aria-label="report">
          <button type="button" onClick={() => setOpen(false)}>
            Cancel
          </button>
        </Body>
      </Panel>
    </Overlay>
  );
}

function show(props: PageProps = {}) {
  const entries = new FakeEntries();
  const panels = new OpenPanels();
  panels.use(entries);
  render(
    <OpenPanelsContext value={panels}>
      <Page {...props} />
    </OpenPanelsContext>,
  );
  return { entries, back: () => act(() => entries.back(0)) };
}

const dialogs = () => document.querySelectorAll('[role=dialog]').length;

describe('ModalScope and the Back button', () => {
  test('closes the dialog and removes its entry when the visitor goes back', async () => {
    const { entries, back } = show();
    expect(entries.count).toBe(1);
    back();
    await waitFor(() => expect(dialogs()).toBe(0));
    expect(entries.count).toBe(0);
  });

  test('removes the entry when the dialog closes by its button', async () => {
    const { entries } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(entries.count).toBe(0);
  });

  test('stays open and keeps its entry while a request runs', () => {
    const { entries, back } = show({ busy: true });
    back();
    expect([dialogs(), entries.count]).toEqual([1, 1]);
  });

  test('adds no entry for a dialog that the address of the page opens', () => {
    const { entries } = show({ inAddress: true });
    expect([dialogs(), entries.count]).toEqual([1, 0]);
  });
});
