import { describe, expect, test } from 'vitest';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';

describe('publicUrls', () => {
  test('includes the port on a development machine', () => {
    const urls = publicUrls({ scheme: 'http', host: 'a.localhost', gamesHost: 'play.a.localhost', publicPort: 8080 });
    expect(urls.portal('/game/x')).toBe('http://a.localhost:8080/game/x');
    expect(urls.static('sdk/v1/x.js')).toBe('http://static.a.localhost:8080/sdk/v1/x.js');
    expect(urls.payOrigin).toBe('http://pay.a.localhost:8080');
    expect(urls.game('x', '1.2')).toBe('http://x.play.a.localhost:8080/1.2/index.html');
  });

  test('never leads to another host, for any path', () => {
    const urls = publicUrls({ scheme: 'https', host: 'a.test', gamesHost: 'games.test', publicPort: undefined });
    for (const path of ['//evil.test/', '///evil.test', '@evil.test', '/../..'])
      expect(new URL(urls.portal(path)).host).toBe('a.test');
  });
});
