// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';
import { LocalDialog } from '../../../sdk/local/local-dialog';
import { buttonsOf, shadowOf, supportModalDialogs } from '../support/modal-dialogs';

const question = { title: 'Buy it?', text: 'It costs 3 coins.', yes: 'Buy' };

describe('the dialog of the sandbox', () => {
  beforeAll(supportModalDialogs);

  test('asks one question at a time, no first, and is gone afterwards', async () => {
    const dialog = new LocalDialog(document);
    const answer = dialog.ask(question);
    expect(dialog.ask(question)).toBeUndefined();
    expect(shadowOf('dialog')?.querySelector('dialog')?.open).toBe(true);
    expect(shadowOf('dialog')?.textContent).toContain('Buy it?It costs 3 coins.');
    expect(buttonsOf('dialog').map(({ textContent }) => textContent)).toEqual(['Not now', 'Buy']);
    buttonsOf('dialog')[1]?.click();
    await expect(answer).resolves.toBe(true);
    expect(shadowOf('dialog')).toBeUndefined();
    const again = dialog.ask(question);
    buttonsOf('dialog')[0]?.click();
    await expect(again).resolves.toBe(false);
  });

  test('is a no when it is closed by the keyboard, and has no yes where there is nothing to agree to', async () => {
    const answer = new LocalDialog(document).ask({ title: 'Not enough coins', text: '' });
    expect(buttonsOf('dialog').map(({ textContent }) => textContent)).toEqual(['Close']);
    shadowOf('dialog')?.querySelector('dialog')?.dispatchEvent(new Event('close'));
    await expect(answer).resolves.toBe(false);
  });
});
