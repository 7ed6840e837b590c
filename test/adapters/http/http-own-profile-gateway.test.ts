import { describe, expect, test } from 'vitest';
import { HttpOwnProfileGateway } from '../../../src/adapters/http/http-own-profile-gateway';
import { ok } from '../../../src/domain/shared/result';
import { answering, refusing } from './answering';

const BASE = '/v1/private/user/account';
const avatar = { tn: 't', sm: 's', sd: 'd' };
const words = {
  alias: 'Nova',
  about: 'I play.',
  links: [{ title: 'Home', url: 'https://nova.test/' }],
  phone: '+447700900123',
};
const own = { ...words, avatar, uploaded: false };

describe('HttpOwnProfileGateway', () => {
  test('reads and saves the player’s profile', async () => {
    const { http, requests } = answering(own);
    const gateway = new HttpOwnProfileGateway(http);
    expect(await gateway.profile()).toEqual(ok(own));
    expect(await gateway.save(words)).toEqual(ok(own));
    expect(requests).toMatchObject([
      { method: 'GET', path: `${BASE}/profile` },
      { method: 'PUT', path: `${BASE}/profile`, body: words },
    ]);
  });

  test('reads a profile that is hidden from others', async () => {
    const { http, requests } = answering({ profile: null });
    expect(await new HttpOwnProfileGateway(http).preview('friend')).toEqual(ok(undefined));
    expect(requests).toMatchObject([{ method: 'GET', path: `${BASE}/profile/preview?as=friend` }]);
  });

  test('uploads a picture with its crop, and removes the picture', async () => {
    const { http, requests } = answering({ avatar });
    const gateway = new HttpOwnProfileGateway(http);
    const picture = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) } as const;
    expect(await gateway.sendPicture(picture, { x: 1, y: 2, size: 3 })).toEqual(ok(avatar));
    expect(await gateway.removePicture()).toEqual(ok(avatar));
    expect(requests).toMatchObject([
      { method: 'PUT', path: `${BASE}/avatar?x=1&y=2&size=3`, body: picture.bytes },
      { method: 'DELETE', path: `${BASE}/avatar` },
    ]);
  });

  test('returns the reason for a rejection', async () => {
    expect(await new HttpOwnProfileGateway(refusing(422)).save(words)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 422 },
    });
  });
});
