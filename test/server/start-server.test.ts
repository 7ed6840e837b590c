import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Pages } from '../../server/render/pages.plugin';
import { startServer } from '../../server/start-server';
import { send } from './support/http-client';
import { temporaryFolder } from './support/temporary-folder';

const PORT = 9640;
const pages: Pages = {
  renderer: { render: async () => ({ kind: 'html', status: 200, html: 'a page' }) },
  assets: { entry: '/assets/main.js', preload: [], css: [], fonts: [] },
};
const environment = (folder: string, demo: '0' | '1') => ({
  NODE_ENV: 'test',
  PORT: String(PORT),
  HOLOCADE_DATA: folder,
  HOLOCADE_DEMO: demo,
  HOLOCADE_LOG_LEVEL: 'silent',
});

const statusOf = (path: string): Promise<number> =>
  send({ port: PORT, method: 'GET', path, headers: { host: `holocade.localhost:${PORT}` }, body: undefined }).then(
    ({ status }) => status,
    () => 0,
  );

const statuses = (): Promise<number[]> => Promise.all(['/readyz', '/healthz', '/'].map(statusOf));

let whileLoading: readonly number[] = [];
vi.mock('../../server/demo/load-demo', () => ({
  loadDemo: async () => {
    whileLoading = await statuses();
  },
}));

describe('startServer', () => {
  test('listens while it loads, and says so until it can serve', { timeout: 120_000 }, async () => {
    const server = await startServer({
      environment: environment(temporaryFolder(), '0'),
      loadPages: async () => pages,
    });
    expect(whileLoading).toEqual([503, 200, 503]);
    expect(await statuses()).toEqual([200, 200, 200]);
    await server.stop();
  });

  test.each([
    ['there is no page renderer', async (): Promise<Pages> => Promise.reject(new Error('not built'))],
    [
      'the app cannot be built',
      async (): Promise<Pages> => ({
        ...pages,
        get renderer(): Pages['renderer'] {
          throw new Error('not built');
        },
      }),
    ],
  ])('releases the database when %s', { timeout: 60_000 }, async (_name, loadPages) => {
    const folder = temporaryFolder();
    await expect(startServer({ environment: environment(folder, '0'), loadPages })).rejects.toThrow('not built');
    expect(existsSync(join(folder, 'db.lock'))).toBe(false);
  });
});
