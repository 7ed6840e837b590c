import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { ChangePicture } from '../../../src/application/profile/change-picture.use-case';
import type { PictureFile } from '../../../src/application/profile/picture-file';
import type { Crop } from '../../../src/domain/account/crop';
import type { Avatar } from '../../../src/domain/session/current-user';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

const file: PictureFile = { type: 'image/png', bytes: new Uint8Array(1) };
const crop: Crop = { x: 1, y: 2, size: 64 };
const avatar: Avatar = { tn: '/t', sm: '/s', sd: '/d' };

function begin(answer: Result<Avatar, ApiFailure>) {
  const told: unknown[] = [];
  const tell = (what: unknown) => {
    told.push(what);
    return Promise.resolve(answer);
  };
  const gateway = {
    sendPicture: (sent: PictureFile, part: Crop) => tell([sent, part]),
    removePicture: () => tell('remove'),
  };
  const refresh = { execute: async () => void (await tell('refresh')) };
  return { change: new ChangePicture(gateway, refresh), told };
}

describe('changing a picture', () => {
  test('sends the whole picture with its part, or takes it away, and lets every tab ask for the new one', async () => {
    const { change, told } = begin(ok(avatar));
    expect([await change.send(file, crop), await change.remove()]).toEqual([ok(avatar), ok(avatar)]);
    expect(told).toEqual([[file, crop], 'refresh', 'remove', 'refresh']);
  });

  test('that is refused changes nothing anywhere', async () => {
    const refusal = err(aRefusal());
    const { change, told } = begin(refusal);
    expect([await change.send(file, crop), await change.remove()]).toEqual([refusal, refusal]);
    expect(told).toEqual([[file, crop], 'remove']);
  });
});
