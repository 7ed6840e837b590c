import { describe, expect, test } from 'vitest';
import { appSettings } from '../../src/composition/app-settings';
import type { RenderRequest } from '../../src/contract/render.contract';

const settings = {
  staticOrigin: 'http://static.portal.test',
  accountsOrigin: 'http://accounts.portal.test',
  gamesHost: 'play.portal.test',
};
const request: RenderRequest = {
  url: 'http://portal.test/arcade/games?page=2',
  nonce: 'n',
  cookies: '',
  userAgent: '',
  transport: () => Promise.reject(new Error('unused')),
  assets: { entry: '/assets/main-Ab12.js', preload: [], css: [], fonts: [] },
  settings,
};

describe('what a page is told of the house', () => {
  test('is where everything is, and nothing of counting and reporting that is not configured', () => {
    expect(appSettings(request)).toEqual({ ...settings, portalOrigin: 'http://portal.test', apiOrigin: '' });
  });

  test('is where errors are reported to, and as which build', () => {
    const told = appSettings({
      ...request,
      settings: { ...settings, tagManager: 'GTM-A1', sentryDsn: 'https://k@e/1' },
    });
    expect(told.tagManager).toBe('GTM-A1');
    expect(told.errorReports).toEqual({ dsn: 'https://k@e/1', release: 'holocade@main-Ab12' });
    expect(told).not.toHaveProperty('sentryDsn');
  });
});
