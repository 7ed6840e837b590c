import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RenderRequest, RenderResponse } from '../../../../src/contract/render.contract';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const assets = { entry: '/assets/main.js', preload: [], parts: {}, styles: '', fonts: [] };

let server: TestServer;
beforeAll(async () => {
  // Parses the address, as the renderer does.
  const render = async ({ url }: RenderRequest): Promise<RenderResponse> => ({
    kind: 'html',
    status: 404,
    html: new URL(url).href,
  });
  const environment = { HOLOCADE_LOG_LEVEL: 'silent' };
  server = await startTestServer({ demo: false, environment, pages: { renderer: { render }, assets } });
});
afterAll(() => server.close());

test.each([
  '//',
  '//[',
  '///[',
  '//[/game?draft=1',
  '//:x',
  '//%',
  '/[',
  '//?token=[',
  '/\\\\[',
  '//draft-0123456789ab?preview=[',
])('a page or a file at the odd address %s is not found, without a fault of the server', async (path) => {
  for (const accept of ['text/html', '*/*', 'image/png'])
    expect((await server.request(path, { headers: { accept } })).status).toBe(404);
});
