import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authStatus } from '../../../../src/contract/account.contract';
import { profileGet, profilePreview, profileUpdate } from '../../../../src/contract/own-profile.contract';
import { communityProfile } from '../../../../src/contract/profile.contract';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { registerPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const words = { alias: '', about: '', links: [], phone: '' };
let server: TestServer;
let player: ClosingPlayer;
let made = 0;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
});
beforeEach(async () => {
  made += 1;
  player = await registerPlayer(server, `speaker-${made}`);
});
afterAll(() => server.close());

const save = (body: unknown) => server.request(profileUpdate.path, { method: 'PUT', body, cookie: player.cookie });
const own = async () => dataOf(profileGet, await server.request(profileGet.path, { cookie: player.cookie }));
const hide = (field: string, value: string) =>
  server.request('/v1/private/user/account/settings', {
    method: 'PATCH',
    body: { group: 'privacy', field, value },
    cookie: player.cookie,
  });
const seenBy = async (as: string) =>
  dataOf(profilePreview, await server.request(`${profilePreview.path}?as=${as}`, { cookie: player.cookie })).profile;

describe('the own profile', () => {
  test('is stored normalized, and public except for the phone number', async () => {
    expect(await own()).toMatchObject({ ...words, uploaded: false });
    const answer = await save({
      alias: ' Ada ',
      about: 'One.\r\nTwo.',
      links: [
        { title: '', url: '' },
        { title: 'Mine', url: 'example.com' },
      ],
      phone: '+44 20 7946 0958',
    });
    const stored = {
      alias: 'Ada',
      about: 'One.\nTwo.',
      links: [{ title: 'Mine', url: 'https://example.com' }],
      phone: '+442079460958',
    };
    expect(dataOf(profileUpdate, answer)).toMatchObject(stored);
    expect(await own()).toMatchObject(stored);
    const status = dataOf(authStatus, await server.request(authStatus.path, { cookie: player.cookie }));
    expect(status.account.alias).toBe('Ada');
    const shown = await server.request(communityProfile.path.replace('{user}', player.username));
    expect(dataOf(communityProfile, shown)).toMatchObject({ alias: 'Ada', about: stored.about, links: stored.links });
    expect(shown.text).not.toContain('7946');
  });

  test('is refused with a message for each field, and nothing is stored', async () => {
    const answer = await save({
      alias: 'a'.repeat(33),
      about: 'b'.repeat(501),
      links: [{ title: 'Mine', url: 'http://example.com' }],
      phone: '12',
    });
    expect([answer.status, answer.envelope().data]).toEqual([
      422,
      {
        errors: {
          alias: ['Please enter at most 32 characters.'],
          about: ['Please enter at most 500 characters.'],
          phone: ['Please start with the country code, such as +44.'],
          'links.0.url': ['The address of a link must begin with https://.'],
        },
      },
    ]);
    expect((await save({ ...words, admin: true })).status).toBe(422);
    expect(await own()).toMatchObject(words);
  });

  test('requires a session', async () => {
    for (const { method, path } of [profileGet, profileUpdate]) {
      const answer = await server.request(path, { method, ...(method === 'GET' ? {} : { body: words }) });
      expect(answer.status).toBe(401);
    }
  });
});

describe('the profile preview', () => {
  test('hides parts according to the settings', async () => {
    await hide('play_history', 'friends');
    await hide('inventory_visibility', 'none');
    const [visitor, other, friend] = [await seenBy('visitor'), await seenBy('player'), await seenBy('friend')];
    expect([visitor?.history, other?.history, friend?.history]).toEqual([null, null, []]);
    expect([visitor?.inventory, friend?.inventory]).toEqual([null, null]);
    expect([visitor?.tie, other?.tie, friend?.tie]).toEqual([null, 'none', 'friends']);
    await hide('profile_visibility', 'friends');
    expect([await seenBy('visitor'), await seenBy('player')]).toEqual([null, null]);
    expect((await seenBy('friend'))?.username).toBe(player.username);
    const answer = await server.request(`${profilePreview.path}?as=self`, { cookie: player.cookie });
    expect(answer.status).toBe(422);
  });

  test('equals the profile as shown to a visitor', async () => {
    await save({ ...words, alias: 'Ada', about: 'Hello.' });
    const shown = await server.request(communityProfile.path.replace('{user}', player.username));
    expect(await seenBy('visitor')).toEqual(dataOf(communityProfile, shown));
  });
});
