import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityOverview, settingChange } from '../../../../src/contract/security.contract';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { accountSettings } from '../../../../server/platform/database/schema/accounts';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { dataOf } from '../../support/data-of';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const SETTINGS = '/v1/private/user/account/settings';
const SECURITY = '/v1/private/user/account/security';
let server: TestServer;
let browser: TestBrowser;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
  await addPlayer(server, 'vega');
  browser = new TestBrowser(server);
  await browser.login('vega', PASSWORD);
});

afterAll(() => server.close());

const change = (group: string, field: string, value: unknown) =>
  browser.send(SETTINGS, { method: 'PATCH', body: { group, field, value } });

describe('PATCH account/settings', () => {
  test('changes one setting and returns all settings', async () => {
    const { settings } = dataOf(settingChange, await change('privacy', 'followers', false));
    expect(settings).toEqual({ ...defaultSettings(), privacy: { ...defaultSettings().privacy, followers: false } });
    const status = await browser.send('/v1/public/user/auth/status');
    expect(status.envelope().data).toMatchObject({ settings: { privacy: { followers: false } } });
  });

  test('keeps all concurrent changes', async () => {
    const fields = ['focus_mode', 'mute_all', 'mute_friends', 'mute_groups', 'searchable_by_email'] as const;
    await Promise.all(fields.map((field) => change('community', field, true)));
    const { settings } = dataOf(settingChange, await change('media', 'nav_sounds', true));
    expect(fields.map((field) => settings.community[field])).toEqual([true, true, true, true, true]);
  });

  test.each([
    ['privacy', 'followers', 'friends', { value: ['This setting cannot have this value.'] }],
    ['privacy', 'trade_offers', true, { value: ['This setting cannot have this value.'] }],
    ['privacy', 'nothing', true, { field: ['This setting does not exist.'] }],
    ['constructor', 'name', true, { field: ['This setting does not exist.'] }],
    ['__proto__', 'polluted', true, { field: ['This setting does not exist.'] }],
    ['security', 'two_factor_auth', true, { field: ['This setting can’t be changed here.'] }],
    ['general', 'data_requested', true, { field: ['This setting can’t be changed here.'] }],
  ])('refuses %s.%s = %j', async (group, field, value, errors) => {
    const answer = await change(group, field, value);
    expect([answer.status, answer.envelope().data]).toEqual([422, { errors }]);
  });

  test('completes settings of an older version with defaults and drops unknown ones', async () => {
    const { db } = server.deps.database;
    const stored = { privacy: { followers: false, seen_by_owls: true }, media: null, moods: { sad: true } };
    await db.update(accountSettings).set({ settings: stored });
    const { privacy, ...rest } = defaultSettings();
    const expected = { ...rest, privacy: { ...privacy, followers: false } };
    const status = await browser.send('/v1/public/user/auth/status');
    expect(status.envelope().data).toMatchObject({ settings: expected });
    const changed = { ...expected, community: { ...expected.community, focus_mode: true } };
    expect(dataOf(settingChange, await change('community', 'focus_mode', true)).settings).toEqual(changed);
    expect(await db.select({ settings: accountSettings.settings }).from(accountSettings)).toEqual([
      { settings: changed },
    ]);
  });

  test.each([
    ['privacy', 'trade_offers', 'none'],
    ['community', 'mute_groups', true],
    ['media', 'music_player', true],
  ])('stores %s.%s for older clients, although it has no effect', async (group, field, value) => {
    const { settings } = dataOf(settingChange, await change(group, field, value));
    expect((settings[group as 'media'] as Record<string, unknown>)[field]).toBe(value);
  });

  test('requires a logged-in player', async () => {
    const body = { group: 'privacy', field: 'followers', value: false };
    expect((await new TestBrowser(server).send(SETTINGS, { method: 'PATCH', body })).status).toBe(401);
  });
});

describe('GET account/security', () => {
  test('returns the security settings of the account', async () => {
    expect(dataOf(securityOverview, await browser.send(SECURITY))).toEqual({
      email: 'vega@mail.test',
      email_verified: true,
      pending_email: null,
      has_password: true,
      providers: [],
      two_factor: false,
      recovery_left: 0,
    });
  });
});
