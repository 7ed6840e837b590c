import { expect, test } from 'vitest';
import { chooseMedia } from '../../../src/domain/vast/read-vast';

const file = (type: string, width: number) => ({ address: `https://a.test/${String(width)}`, type, width });
const media = [file('video/webm', 640), file('video/mp4', 1280), file('video/webm', 1920)];

test('chooseMedia returns the playable file of the nearest width', () => {
  const webm = (type: string) => type === 'video/webm';
  expect(chooseMedia(media, webm, 1300)?.width).toBe(1920);
  expect(chooseMedia(media, webm, 800)?.width).toBe(640);
  expect(chooseMedia(media, () => true, 1300)?.width).toBe(1280);
  expect(chooseMedia(media, () => false, 640)).toBeUndefined();
});
