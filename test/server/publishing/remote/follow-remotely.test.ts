import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Publication } from '../../../../server/publishing/remote/remote-publication';
import { followRemotely } from '../../../../server/publishing/remote/remote-publication';

interface Answer {
  /** 0 cuts the connection. */
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const id = '0198c0de-0000-7000-8000-000000000001';
const publication = (state: Publication['state']) => ({
  id,
  state,
  createdAt: 1_795_000_000_000,
  result: null,
  error: null,
});
const running: Answer = { status: 200, body: { data: publication('running') } };
const done: Answer = { status: 200, body: { data: publication('published') } };

let answers: Answer[] = [];
const portal = createServer((_request, response) => {
  // The last answer repeats.
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer === undefined || answer.status === 0) return void response.destroy();
  response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body ?? 'proxy'));
});
beforeAll(() => new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  portal.close();
  portal.closeAllConnections();
});

let pauses: number[] = [];
let lines: string[] = [];
beforeEach(() => {
  pauses = [];
  lines = [];
});

async function follow(given: readonly Answer[]) {
  answers = [...given];
  const remote = `http://127.0.0.1:${String((portal.address() as AddressInfo).port)}`;
  const result = await followRemotely(
    { remote, developer: 'moon-lab', waits: true },
    {
      token: 'hol_token',
      report: (line) => void lines.push(line.replace(remote, 'PORTAL')),
      pause: async (milliseconds) => void pauses.push(milliseconds),
    },
    { id, state: 'waiting', result: undefined, error: undefined },
  );
  return result.ok ? result.value : `Error: ${result.error.replaceAll(remote, 'PORTAL')}`;
}

const AGAIN = [
  `The portal goes on with the publication ${id}; the console shows its result.`,
  `To wait again: holocade status ${id} --remote PORTAL --developer moon-lab --wait`,
].join('\n');

describe('followRemotely', () => {
  test('repeats failed requests with growing pauses, and returns to short ones after an answer', async () => {
    const failed = [502, 503, 504, 0, 429].map((status) => ({ status }));
    expect(await follow([...failed, running, done])).toBe(`The publication ${id} has ended.`);
    expect(pauses).toEqual([3000, 6000, 12_000, 24_000, 48_000, 60_000, 3000]);
    expect(lines).toEqual([
      'The portal checks and publishes the build.',
      'The portal answered with status 502. Next attempt in 6 seconds.',
      'The portal answered with status 503. Next attempt in 12 seconds.',
      'The portal answered with status 504. Next attempt in 24 seconds.',
      expect.stringMatching(/^PORTAL cannot be reached \(\w+\)\. Next attempt in 48 seconds\.$/),
      'The portal answered with status 429. Next attempt in 60 seconds.',
    ]);
  });

  test('waits as long as Retry-After says, in seconds or until a date', async () => {
    const date = { 'retry-after': 'Fri, 27 Nov 2026 12:01:30 GMT', date: 'Fri, 27 Nov 2026 12:00:00 GMT' };
    await follow([{ status: 429, headers: { 'retry-after': '20' } }, { status: 503, headers: date }, done]);
    expect(pauses).toEqual([3000, 20_000, 90_000]);
    pauses = [];
    await follow([
      { status: 429, headers: { 'retry-after': '1' } },
      { status: 503, headers: { 'retry-after': 'x' } },
      done,
    ]);
    expect(pauses).toEqual([3000, 6000, 12_000]);
  });

  test('ends after five minutes without an answer, with the command that continues', async () => {
    expect(await follow([{ status: 503 }])).toBe(
      `Error: The portal answered with status 503. Try again later.\n${AGAIN}`,
    );
    expect(pauses).toEqual([3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000]);
    pauses = [];
    expect(await follow([{ status: 429, headers: { 'retry-after': '3600' } }])).toContain(AGAIN);
    expect(pauses).toEqual([3000]);
  });

  test('ends after half an hour of a publication that does not end, with the command that continues', async () => {
    expect(await follow([running])).toContain(`has not ended. The console shows its result later.\nTo wait again: `);
    expect(pauses).toHaveLength(601);
  });

  test.each([
    [401, 'The portal does not accept the token in HOLOCADE_TOKEN. Create another one in the developer console.'],
    [403, 'The portal, or a proxy before it, refuses this request with status 403.'],
    [404, 'This address is not that of a portal. Check --remote.'],
  ])('ends at once with status %d', async (status, reason) => {
    expect(await follow([{ status }, done])).toBe(`Error: ${reason}`);
    expect(pauses).toEqual([3000]);
  });
});
