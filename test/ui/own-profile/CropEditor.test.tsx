// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { NoticesState } from '../../../src/application/notices/notices-state';
import type { PickedFile } from '../../../src/application/profile/picture-reader.port';
import { ok } from '../../../src/domain/shared/result';
import { PictureSection } from '../../../src/ui/own-profile/own-profile.page';
import { PictureViewModel } from '../../../src/ui/own-profile/picture.view-model';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';

afterEach(cleanup);

function show() {
  const file = { type: 'image/png', bytes: new Uint8Array(1) } as const;
  const read = { file, size: { width: 600, height: 300 }, shown: 'data:image/webp,' };
  const never = () => new Promise<never>(() => undefined);
  const picture = new PictureViewModel(
    { read: (_file: PickedFile) => Promise.resolve(ok(read)) },
    { send: never, remove: never },
    new NoticesState(new FakeClock(), new FakeRandom()),
    () => undefined,
  );
  render(<PictureSection picture={picture} />);
  return { picture, user: userEvent.setup() };
}

async function begin() {
  const { picture, user } = show();
  await user.upload(screen.getByLabelText('Picture file'), new File(['x'], 'x.png', { type: 'image/png' }));
  await screen.findByRole('button', { name: /^Visible part/ });
  return { picture, user };
}

describe('PictureSection', () => {
  test('keeps the focus on a pressed button while its action runs', async () => {
    const { picture, user } = show();
    act(() => {
      picture.show({ avatar: { tn: '/t', sm: '/s', sd: '/d' }, uploaded: true });
    });
    const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove picture' });
    const choose = screen.getByRole<HTMLButtonElement>('button', { name: 'Choose a picture' });
    await user.click(remove);
    expect(picture.busy).toBe('removing');
    for (const { disabled, ariaDisabled } of [remove, choose])
      expect([disabled, ariaDisabled]).toEqual([false, 'true']);
    expect(document.activeElement).toBe(remove);
  });
});

describe('CropEditor', () => {
  test.each(['the picture', 'Zoom'])('closes on Escape in %s and restores the focus', async (name) => {
    const { picture, user } = await begin();
    if (name === 'Zoom') screen.getByRole('slider', { name }).focus();
    await user.keyboard('{Escape}');
    expect(picture.crop.chosen).toBeUndefined();
    const choose = screen.getByRole('button', { name: 'Choose a picture' });
    await expect.poll(() => document.activeElement).toBe(choose);
  });

  test('stays open on Escape while the picture is sent', async () => {
    const { picture, user } = await begin();
    await user.click(screen.getByRole('button', { name: 'Save picture' }));
    await user.keyboard('{Escape}');
    expect([picture.busy, picture.crop.chosen === undefined]).toEqual(['sending', false]);
  });
});
