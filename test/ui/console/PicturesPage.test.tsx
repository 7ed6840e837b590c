import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { tokens as t } from '../../../src/composition/tokens';
import type { ReadPicture } from '../../../src/application/profile/picture-reader.port';
import { ok } from '../../../src/domain/shared/result';
import { aPicture, aPicturesPage } from '../../fakes/console-game-pages';
import { asRole, draft, kite, visitConsole } from './visit-console';

afterEach(cleanup);

const PAGE = '/paper-moon/games/kite/draft-pictures';
const read: ReadPicture = {
  file: { type: 'image/png', bytes: new Uint8Array(1) },
  size: { width: 1920, height: 1200 },
  shown: 'data:image/webp,',
};
const png = (name: string) => new File([new Uint8Array(1)], name, { type: 'image/png' });
const reader = { read: () => Promise.resolve(ok(read)) };

/** Opens the page with a reader that accepts every file. */
const visitPictures = (prepare?: Parameters<typeof visitConsole>[1]) =>
  visitConsole(PAGE, prepare, (wired) => {
    wired.value(t.pictureReader, reader);
  });

describe('the pictures of a draft in the console', () => {
  test('are cropped by keyboard, added, and saved', async () => {
    const { user, gateway } = visitPictures();
    await user.upload(await screen.findByLabelText('Files for: Slides of the card'), png('one.png'));
    const stage = await screen.findByRole('button', { name: /Visible part/ });
    expect(document.activeElement).toBe(stage);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.click(screen.getByRole('button', { name: 'Add picture' }));
    expect(await screen.findByAltText('Slides of the card, picture 3')).toBeDefined();
    expect(screen.getByText('Not saved: Slides of the card')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Everything is saved.')).toBeDefined();
    expect(gateway.calls).toEqual([
      ['sendPicture', 'paper-moon', 'kite', { use: 'slide', x: 0, y: 120, size: 1920 }],
      [
        'changePictures',
        'paper-moon',
        'kite',
        {
          revision: 'r1',
          cover: 'cover',
          slides: ['a', 'b', 'upload-1'],
          portfolio: ['c'],
          alternatives: {},
          trailer: null,
        },
      ],
    ]);
  });

  test('get alternative texts, which do not move while they are typed', async () => {
    const { user, gateway } = visitPictures();
    const page = within(await screen.findByRole('region', { name: 'Pictures of the page' }));
    const field = page.getByLabelText('Alternative text of picture 1 (optional)');
    const item = page.getByRole('listitem');
    expect([item.draggable, field.getAttribute('maxlength')]).toEqual([true, '200']);
    await user.type(field, 'A red kite.{Enter}');
    expect(item.draggable).toBe(false);
    expect(screen.getByText('Not saved: Pictures of the page')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Everything is saved.')).toBeDefined();
    expect(gateway.calls).toMatchObject([
      ['changePictures', 'paper-moon', 'kite', { portfolio: ['c'], alternatives: { c: 'A red kite.' } }],
    ]);
    expect(screen.getByAltText('A red kite.')).toBeDefined();
  });

  test('are ordered by buttons, which keep the focus, and by dragging', async () => {
    const { user } = visitPictures();
    const slides = within(await screen.findByRole('region', { name: 'Slides of the card' }));
    const order = () => slides.getAllByRole('img').map((image) => image.getAttribute('src'));
    expect(order()).toEqual(['/o/a', '/o/b']);
    await user.click(slides.getByRole('button', { name: 'Move picture 1 later' }));
    expect(order()).toEqual(['/o/b', '/o/a']);
    expect(await screen.findByText('Picture moved to position 2 of 2.')).toBeDefined();
    const [first, second] = slides.getAllByRole('listitem');
    const dataTransfer = { setData: () => undefined, types: [], files: [] };
    fireEvent.dragStart(second ?? document.body, { dataTransfer });
    fireEvent.dragOver(first ?? document.body, { dataTransfer });
    fireEvent.drop(first ?? document.body, { dataTransfer });
    expect(order()).toEqual(['/o/a', '/o/b']);
    await user.click(slides.getByRole('button', { name: 'Remove picture 1' }));
    expect(order()).toEqual(['/o/b']);
  });

  test('can be dropped on their place', async () => {
    visitPictures();
    const cover = await screen.findByRole('region', { name: 'Cover' });
    fireEvent.drop(cover, { dataTransfer: { files: [png('one.png')], types: ['Files'] } });
    expect(await screen.findByRole('button', { name: 'Use as cover' })).toBeDefined();
  });

  test('keep the focus on the button that has opened the file dialog while a picture is read and cropped', async () => {
    const { user } = visitPictures();
    const choose = await screen.findByRole<HTMLButtonElement>('button', { name: 'Replace the cover' });
    choose.focus();
    fireEvent.change(screen.getByLabelText('Files for: Cover'), { target: { files: [png('one.png')] } });
    expect([choose.disabled, choose.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    expect(document.activeElement).toBe(choose);
    await screen.findByRole('button', { name: 'Use as cover' });
    expect([choose.disabled, choose.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(choose.getAttribute('aria-disabled')).toBeNull();
  });

  test('of the newest build are offered where the draft has others', async () => {
    const { user } = visitPictures((gateway) => {
      gateway.picturesNow = aPicturesPage({ built: { cover: aPicture('built') } });
    });
    await user.click(await screen.findByRole('button', { name: 'Use those of the build' }));
    expect(screen.getByAltText('Current cover').getAttribute('src')).toBe('/o/built');
    expect(screen.queryByRole('button', { name: 'Use those of the build' })).toBeNull();
  });

  test('cannot be changed by a reader, and are linked from the draft', async () => {
    visitPictures((gateway) => {
      gateway.current = asRole('analyst');
    });
    expect(await screen.findByText('Only owners and publishers can change these details.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Replace the cover' }).matches(':disabled')).toBe(
      true,
    );
    cleanup();
    visitConsole('/paper-moon/games/kite', (gateway) => {
      gateway.gamesNow = [{ ...kite, draft }];
    });
    const link = await screen.findByRole('link', { name: 'Pictures' });
    expect(link.getAttribute('href')).toBe(PAGE);
  });
});
