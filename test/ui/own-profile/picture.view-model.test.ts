import { describe, expect, test } from 'vitest';
import { NoticesState } from '../../../src/application/notices/notices-state';
import type { PickedFile, ReadPicture } from '../../../src/application/profile/picture-reader.port';
import type { PictureFile } from '../../../src/application/profile/picture-file';
import type { AvatarProblem } from '../../../src/domain/account/avatar-picture';
import type { Crop } from '../../../src/domain/account/crop';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { PictureViewModel } from '../../../src/ui/own-profile/picture.view-model';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';

const avatar = { tn: '/t', sm: '/s', sd: '/d' };
const picked: PickedFile = { size: 1, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) };
const file: PictureFile = { type: 'image/png', bytes: new Uint8Array(1) };
const picture: ReadPicture = { file, size: { width: 600, height: 300 }, shown: 'data:image/webp,' };

function aPicture(read: Result<ReadPicture, AvatarProblem> = ok(picture)) {
  const sent: Crop[] = [];
  const change = {
    send: (_file: PictureFile, crop: Crop) => {
      sent.push(crop);
      return Promise.resolve(ok(avatar));
    },
    remove: () => Promise.resolve(err({ kind: 'network' } as const)),
  };
  let changes = 0;
  const reader = { read: () => Promise.resolve(read) };
  const model = new PictureViewModel(reader, change, new NoticesState(new FakeClock(), new FakeRandom()), () => {
    changes += 1;
  });
  return { model, sent, changes: () => changes };
}

describe('PictureViewModel', () => {
  test('crops the centre first, moves and zooms the crop, and sends it', async () => {
    const { model, sent, changes } = aPicture();
    await model.pick(picked);
    expect([model.crop.chosen?.crop, model.crop.zoom]).toEqual([{ x: 150, y: 0, size: 300 }, 1]);
    model.crop.nudge(-1, 0);
    expect(model.crop.chosen?.crop.x).toBe(135);
    model.crop.hold();
    model.crop.drag(-1, 0);
    expect(model.crop.chosen?.crop.x).toBe(0);
    model.crop.zoomTo(2);
    expect(model.crop.chosen?.crop).toEqual({ x: 75, y: 75, size: 150 });
    await model.send();
    expect(sent).toEqual([{ x: 75, y: 75, size: 150 }]);
    expect([model.crop.chosen, model.avatar, model.uploaded, changes()]).toEqual([undefined, avatar, true, 1]);
  });

  test('follows a slow drag and returns from the edge with the pointer', async () => {
    const { model } = aPicture();
    await model.pick(picked);
    model.crop.hold();
    for (let step = 1; step <= 100; step += 1) model.crop.drag(-step / 1000, 0);
    expect(model.crop.chosen?.crop.x).toBe(120);
    model.crop.drag(-5, 0);
    model.crop.drag(0, 0);
    expect(model.crop.chosen?.crop.x).toBe(150);
    model.crop.zoomTo(2);
    model.crop.drag(-1, 0);
    expect(model.crop.chosen?.crop).toEqual({ x: 225, y: 75, size: 150 });
  });

  test('limits the zoom to the smallest and the largest square', async () => {
    const { model } = aPicture();
    await model.pick(picked);
    for (let step = 0; step < 40; step += 1) model.crop.zoomIn();
    expect(model.crop.chosen?.crop.size).toBe(64);
    for (let step = 0; step < 40; step += 1) model.crop.zoomOut();
    expect(model.crop.zoom).toBe(1);
  });

  test('reports an unsuitable file', async () => {
    const { model } = aPicture(err('animated'));
    await model.pick(picked);
    expect([model.crop.chosen, model.failure]).toEqual([undefined, 'Animated images aren’t supported.']);
  });
});

test('PictureViewModel keeps the picture and reports a failed removal', async () => {
  const { model } = aPicture();
  model.show({ avatar, uploaded: true });
  await model.remove();
  expect([model.uploaded, model.busy, model.failure === undefined]).toEqual([true, undefined, false]);
});
