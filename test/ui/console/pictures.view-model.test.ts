import { describe, expect, test } from 'vitest';
import { ok, err } from '../../../src/domain/shared/result';
import { PicturesViewModel } from '../../../src/ui/console/pictures.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { aPicture, aPicturesPage } from '../../fakes/console-game-pages';
import { consoleFixture, settle } from './console-fixture';

const file = (name: string, size = 1) => ({ name, size, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) });
const read = { file: { type: 'image/png', bytes: new Uint8Array(1) }, size: { width: 1920, height: 1200 } } as const;

async function start(page = aPicturesPage()) {
  const fixture = consoleFixture();
  fixture.gateway.picturesNow = page;
  const reader = {
    read: ({ size }: { readonly size: number }) =>
      Promise.resolve(size === 0 ? err('empty' as const) : ok({ ...read, shown: 'data:image/webp,' })),
  };
  const guards = { active: 0 };
  const leaveGuard = {
    activate: () => {
      guards.active += 1;
      return () => {
        guards.active -= 1;
      };
    },
  };
  const { gateway, dialogs } = fixture;
  const uploads = { start: () => ({ pause: () => undefined, resume: () => undefined, cancel: () => undefined }) };
  const dependencies = { gateway, uploads, reader, dialogs, leaveGuard };
  const pictures = new PicturesViewModel(dependencies, 'paper-moon', 'kite');
  const stop = pictures.start();
  await settle();
  return { ...fixture, pictures, guards, stop };
}

describe('PicturesViewModel', () => {
  test('crops chosen files one after the other, uploads them, and saves the form', async () => {
    const { gateway, pictures, guards, stop } = await start();
    await pictures.choose('slides', [file('one.png'), file('two.png')]);
    expect([pictures.place, pictures.more, pictures.crop.chosen?.crop]).toEqual([
      'slides',
      1,
      { x: 0, y: 60, size: 1920 },
    ]);
    await pictures.add();
    await pictures.skip();
    expect([pictures.place, pictures.changed, guards.active]).toEqual([undefined, ['slides'], 1]);
    pictures.move('slides', 'upload-1', 0);
    expect(pictures.news).toBe('Picture moved to position 1 of 3.');
    await pictures.edit.save();
    expect(gateway.calls.slice(-2)).toEqual([
      ['sendPicture', 'paper-moon', 'kite', { use: 'slide', x: 0, y: 60, size: 1920 }],
      [
        'changePictures',
        'paper-moon',
        'kite',
        {
          revision: 'r1',
          cover: 'cover',
          slides: ['upload-1', 'a', 'b'],
          portfolio: ['c'],
          alternatives: {},
          trailer: null,
        },
      ],
    ]);
    expect([pictures.changed, guards.active]).toEqual([[], 0]);
    stop();
  });

  test('shows the reason for each refused file, and continues with the next one', async () => {
    const { pictures } = await start();
    await pictures.choose('portfolio', [file('empty.png', 0), file('good.png')]);
    expect(pictures.failure).toEqual({ place: 'portfolio', text: 'empty.png: This file is empty.' });
    expect(pictures.crop.chosen).toBeDefined();
  });

  test('keeps the crop after a failed upload, and shows the sentence of the server', async () => {
    const { gateway, pictures } = await start();
    await pictures.choose('cover', [file('one.png')]);
    pictures.crop.zoomIn();
    const before = pictures.crop.chosen;
    gateway.failure = aRefusal({ status: 422, fields: { picture: ['Damaged.'] } });
    await pictures.add();
    expect([pictures.failure?.text, pictures.crop.chosen]).toEqual(['Damaged.', before]);
    gateway.failure = undefined;
    await pictures.add();
    expect([pictures.edit.form?.cover.name, pictures.failure]).toEqual(['upload-1', undefined]);
  });

  test('leaves out files that do not fit', async () => {
    const slides = Array.from({ length: 11 }, (_, index) => aPicture(`s${index}`));
    const page = aPicturesPage();
    const { pictures } = await start({ ...page, pictures: { ...page.pictures, slides } });
    await pictures.choose('slides', [file('one.png'), file('two.png')]);
    expect([pictures.more, pictures.failure?.text]).toEqual([
      0,
      'At most 12 pictures fit here. The other files are left out.',
    ]);
  });

  test('offers pictures of the newest build, and takes them', async () => {
    const { pictures } = await start(aPicturesPage({ built: { cover: aPicture('built') } }));
    expect(pictures.built).toEqual(['cover']);
    pictures.takeBuilt('cover');
    expect([pictures.edit.form?.cover.name, pictures.built]).toEqual(['built', []]);
    pictures.addSlides();
    pictures.remove('portfolio', 'c');
    expect(pictures.edit.form?.portfolio.map(({ name }) => name)).toEqual(['a', 'b']);
  });
});
