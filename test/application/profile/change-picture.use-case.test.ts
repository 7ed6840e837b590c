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
  const calls: unknown[] = [];
  const record = (what: unknown) => {
    calls.push(what);
    return Promise.resolve(answer);
  };
  const gateway = {
    sendPicture: (sent: PictureFile, part: Crop) => record([sent, part]),
    removePicture: () => record('remove'),
  };
  const refresh = { execute: async () => void (await record('refresh')) };
  return { change: new ChangePicture(gateway, refresh), calls };
}

describe('ChangePicture', () => {
  test('sends the picture with its crop, or removes it, and refreshes every tab', async () => {
    const { change, calls } = begin(ok(avatar));
    expect([await change.send(file, crop), await change.remove()]).toEqual([ok(avatar), ok(avatar)]);
    expect(calls).toEqual([[file, crop], 'refresh', 'remove', 'refresh']);
  });

  test('changes nothing after a rejection', async () => {
    const refusal = err(aRefusal());
    const { change, calls } = begin(refusal);
    expect([await change.send(file, crop), await change.remove()]).toEqual([refusal, refusal]);
    expect(calls).toEqual([[file, crop], 'remove']);
  });
});
