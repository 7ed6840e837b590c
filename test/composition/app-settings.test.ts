import { describe, expect, test } from 'vitest';
import { appSettings } from '../../src/composition/inlined-state';
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
  assets: { entry: '/assets/main-Ab12.js', preload: [], parts: {}, styles: '', fonts: [] },
  settings,
};

describe('appSettings', () => {
  test('contains the origins, and no analytics or error reports unless configured', () => {
    expect(appSettings(request)).toEqual({ ...settings, portalOrigin: 'http://portal.test', apiOrigin: '' });
  });

  test('contains destination and release of error reports if configured', () => {
    const configured = appSettings({
      ...request,
      settings: { ...settings, tagManager: 'GTM-A1', sentryDsn: 'https://k@e/1' },
    });
    expect(configured.tagManager).toBe('GTM-A1');
    expect(configured.errorReports).toEqual({ dsn: 'https://k@e/1', release: 'holocade@main-Ab12' });
    expect(configured).not.toHaveProperty('sentryDsn');
  });
});
