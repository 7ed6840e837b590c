// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, describe, expect, test } from 'vitest';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { err, ok } from '../../../src/domain/shared/result';
import { CropStage } from '../../../src/ui/shared/CropEditor';
import { PictureViewModel } from '../../../src/ui/own-profile/picture.view-model';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';

afterEach(cleanup);

async function begin() {
  const file = { type: 'image/png', bytes: new Uint8Array(1) } as const;
  const read = { file, size: { width: 600, height: 300 }, shown: 'data:image/webp,' };
  const refused = () => Promise.resolve(err({ kind: 'network' } as const));
  const picture = new PictureViewModel(
    { read: () => Promise.resolve(ok(read)) },
    { send: refused, remove: refused },
    new NoticesState(new FakeClock(), new FakeRandom()),
    () => undefined,
  );
  await picture.pick({ size: 1, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) });
  const Shown = observer(function Shown() {
    return picture.crop.chosen === undefined ? null : <CropStage picture={picture.crop} chosen={picture.crop.chosen} />;
  });
  render(<Shown />);
  const stage = screen.getByRole('button', { name: /Visible part/ });
  // jsdom has no layout and no pointer capture.
  Object.defineProperty(stage, 'clientWidth', { value: 300 });
  const captured = new Set<number>();
  stage.setPointerCapture = (id) => void captured.add(id);
  stage.hasPointerCapture = (id) => captured.has(id);
  const point = (type: 'pointerdown' | 'pointermove', x: number, pointerId = 1) =>
    fireEvent(
      stage,
      Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: 0 }), {
        pointerId,
        isPrimary: pointerId === 1,
      }),
    );
  return { picture, point, stage };
}

describe('CropStage', () => {
  test('follows sub-pixel moves of a captured pointer', async () => {
    const { picture, point } = await begin();
    point('pointermove', 40);
    expect(picture.crop.chosen?.crop.x).toBe(150);
    point('pointerdown', 100);
    for (let x = 100; x >= 70; x -= 0.25) point('pointermove', x);
    expect(picture.crop.chosen?.crop.x).toBe(180);
    point('pointerdown', 0, 2);
    point('pointermove', 300, 2);
    expect(picture.crop.chosen?.crop.x).toBe(180);
  });

  test('moves and zooms by keyboard', async () => {
    const { picture, stage } = await begin();
    fireEvent.keyDown(stage, { key: 'ArrowRight' });
    fireEvent.keyDown(stage, { key: 'ArrowLeft', ctrlKey: true });
    expect(picture.crop.chosen?.crop.x).toBe(165);
    fireEvent.keyDown(stage, { key: '+' });
    expect(picture.crop.zoom).toBeGreaterThan(1);
    fireEvent.keyDown(stage, { key: '-' });
    expect(picture.crop.zoom).toBeCloseTo(1);
  });
});
