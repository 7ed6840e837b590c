import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { consolePlayersTokens } from '../../../src/composition/console-players.part';
import { ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { asRole, draft, kite, visitConsole } from './visit-console';

afterEach(cleanup);

const shown = {
  ...{ shown: 'data:image/webp,', size: { width: 400, height: 300 } },
  file: { type: 'image/png', bytes: new Uint8Array(1) },
} as const;

/** Opens the page with a reader that accepts every file. */
const visitLists = (page: string) =>
  visitConsole(
    `/paper-moon/games/kite/${page}`,
    (gateway) => {
      gateway.gamesNow = [{ ...kite, draft }];
    },
    (wired) => {
      wired.value(consolePlayersTokens.entryPictureReader, { read: () => Promise.resolve(ok(shown)) });
    },
  );
const png = new File([new Uint8Array(1)], 'ace.png', { type: 'image/png' });

describe('the pictures of items and achievements in the console', () => {
  test('of a draft are uploaded, cropped, removed and saved', async () => {
    const { user, gateway } = visitLists('draft-lists');
    await user.upload(await screen.findByLabelText('File for the picture of Ace'), png);
    const ace = within(screen.getByRole('group', { name: 'Picture of Ace', hidden: true }));
    await user.click(await ace.findByRole('button', { name: 'Use this picture', hidden: true }));
    expect((await ace.findByAltText('Ace')).getAttribute('src')).toBe('/o/upload-1');
    const hat = within(screen.getByRole('group', { name: 'Picture of Hat', hidden: true }));
    expect(hat.getByAltText('Hat').getAttribute('src')).toBe('/o/hat.webp');
    await user.click(hat.getByRole('button', { name: 'Remove the picture of Hat', hidden: true }));
    expect(hat.getByText(/^The portal draws a picture/)).toBeDefined();
    expect(hat.queryByRole('button', { name: /^Remove/, hidden: true })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Everything is saved.')).toBeDefined();
    const { items, achievements } = gateway.listsNow.lists;
    expect([items[0]?.picture, achievements[0]?.picture]).toEqual(['', 'upload-1']);
  });

  test('keep the focus on the button that has opened the file dialog while a picture is read and cropped', async () => {
    visitLists('draft-lists');
    const name = 'Upload the picture of Ace';
    const choose = await screen.findByRole<HTMLButtonElement>('button', { name, hidden: true });
    choose.focus();
    fireEvent.change(screen.getByLabelText('File for the picture of Ace'), { target: { files: [png] } });
    expect([choose.disabled, choose.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    expect(document.activeElement).toBe(choose);
    await screen.findByRole('button', { name: 'Use this picture', hidden: true });
    expect([choose.disabled, choose.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  });

  test('show why a save is refused', async () => {
    const { user, gateway } = visitLists('draft-lists');
    const remove = await screen.findByRole('button', { name: 'Remove the picture of Hat', hidden: true });
    await user.click(remove);
    gateway.failure = aRefusal({ fields: { 'lists.items.0.picture': ['Upload it again.'] } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Upload it again.')).toBeDefined();
  });

  test('of a public game are shown without controls', async () => {
    visitLists('lists');
    const hat = within(await screen.findByRole('group', { name: 'Picture of Hat', hidden: true }));
    expect(hat.getByText('Change the picture in a draft of this game.')).toBeDefined();
    expect(hat.queryByRole('button', { hidden: true })).toBeNull();
  });
});

describe('the lists of a game in the console', () => {
  test('are closed to the support', async () => {
    const { gateway } = visitConsole('/paper-moon/games/kite/lists', (fake) => {
      fake.current = asRole('support');
    });
    expect(await screen.findByText('Only owners and publishers can see these lists')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Achievements, items and boards');
    expect(gateway.calls).toEqual([]);
  });
});
