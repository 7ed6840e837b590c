import dns from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolveLocalhostNames } from '../../../../server/publishing/remote/remote-call';

const { lookup } = dns;
const portal = createServer(({ headers }, answer) => answer.end(headers.host));
let port = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => portal.listen(0, 'localhost', resolve));
  port = String((portal.address() as AddressInfo).port);
  resolveLocalhostNames();
});
afterAll(() => {
  dns.lookup = lookup;
  portal.close();
});

test('resolveLocalhostNames lets requests reach names below localhost, with their own Host header', async () => {
  const host = `portal.example.localhost:${port}`;
  expect(await (await fetch(`http://${host}/`)).text()).toBe(host);
});

test('resolveLocalhostNames leaves other names to the system', async () => {
  const found = (name: string) =>
    new Promise((resolve) => dns.lookup(name, (error, address) => resolve(error?.code ?? address)));
  expect(await found('127.0.0.1')).toBe('127.0.0.1');
  expect(await found('notlocalhost.invalid')).toMatch(/^E/);
});
