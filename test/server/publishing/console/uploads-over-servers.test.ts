import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicationStart, publicationState } from '../../../../src/contract/publishing.contract';
import { facts } from '../builds/built-game';
import { dataOf } from '../../support/data-of';
import type { S3Server } from '../../support/s3-server';
import { startS3 } from '../../support/s3-server';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addDeveloper, consolePath, createUpload, gameZip, patch, runJob, tus } from './upload-fixture';

const dataFolders = [temporaryFolder(), temporaryFolder()];
const [dataOfOne = '', dataOfTwo = ''] = dataFolders;
let s3: S3Server;
let one: TestServer;
let two: TestServer;

beforeAll(async () => {
  s3 = await startS3();
  one = await startTestServer({ environment: { ...s3.environment, HOLOCADE_DATA: dataOfOne } });
  two = await startTestServer({
    environment: { ...s3.environment, HOLOCADE_DATA: dataOfTwo },
    database: { ...one.deps.database, close: async () => undefined },
  });
});
afterAll(async () => {
  await two.close();
  await one.close();
  await s3.close();
  for (const folder of dataFolders) rmSync(folder, { recursive: true });
});

test('an upload that one server began is continued, finished and published by another', async () => {
  const { token } = await addDeveloper(one, 'moon-lab');
  const authorization = { headers: { authorization: token, origin: undefined } };
  const file = gameZip({ ...facts, slug: 'moon-golf', title: 'moon-golf' });
  const half = Math.floor(file.length / 2);
  const path = await createUpload(one, 'moon-lab', token, file.length);
  expect((await patch(one, path, token, 0, file.subarray(0, half))).status).toBe(204);

  const resumed = await tus(two, path, { method: 'HEAD', token });
  expect(resumed.headers['upload-offset']).toBe(String(half));
  expect((await patch(two, path, token, half, file.subarray(half))).status).toBe(204);

  const body = { upload: path.split('/').at(-1), version: '2.0.0' };
  const started = await two.request(consolePath('moon-lab', 'publications'), { body, ...authorization });
  const { id } = dataOf(publicationStart, started);
  await runJob(two);
  const ended = await one.request(consolePath('moon-lab', `publication/${id}`), authorization);
  expect(dataOf(publicationState, ended)).toMatchObject({ state: 'published', error: null });
  const page = await one.request('/2.0.0/index.html', { host: 'moon-golf.play.holocade.localhost:9200' });
  expect(page.status).toBe(200);
  for await (const { key } of one.deps.blobs.list('uploads')) expect(key).toBe('no part is left');
});
