import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownFetch } from '../../../../server/platform/system/own-fetch';

let server: Server;
let requests = 0;

beforeAll(async () => {
  const http = createServer((request, response) => {
    requests += 1;
    response.end(request.headers.host);
  });
  server = http;
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
});

afterAll(() => new Promise((done) => server.close(done)));

const listening = () => server.address() as AddressInfo;

describe('ownFetch', () => {
  test.each(['http://id.arcade.localhost:9200', 'https://id.arcade.localhost'])(
    'reaches this server by its public name: %s',
    async (origin) => {
      const answer = await ownFetch(origin, listening)(`${origin}/jwks`);
      expect(await answer.text()).toBe(new URL(origin).host);
    },
  );

  test.each(['http://169.254.169.254/', 'http://localhost/', 'http://127.0.0.1/', 'http://arcade.localhost:9200/'])(
    'T42: sends nothing to any other host: %s',
    async (address) => {
      const before = requests;
      const ask = ownFetch('http://id.arcade.localhost:9200', listening);
      await expect(ask(address)).rejects.toThrow('fetch failed');
      expect(requests).toBe(before);
    },
  );
});
