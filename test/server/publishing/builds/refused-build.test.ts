import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builds } from '../../../../server/platform/database/schema/builds';
import { publishGame } from '../../../../server/publishing/builds/publish-game';
import type { PublishCommand } from '../../../../server/publishing/builds/publish-command';
import { publishCommand } from '../../../../server/publishing/builds/publish-command';
import { built, facts } from './built-game';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const data = temporaryFolder();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { HOLOCADE_DATA: data } });
  await publish(built());
});
afterAll(() => server.close());

const publish = (folder: string, order: Partial<PublishCommand> = {}) =>
  publishGame(server.deps, publishCommand.parse({ folder, developer: 'paper-moon', ...order }));

const refusalOf = async (folder: string, order: Partial<PublishCommand> = {}): Promise<string> => {
  const done = await publish(folder, order);
  return done.ok ? `published ${done.value.version}` : done.error;
};

const filesOf = (...path: readonly string[]): readonly string[] => {
  const folder = join(data, 'published', ...path);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
};

describe('publishGame', () => {
  const other = { ...facts, slug: 'bad-golf' };
  const linked = (target: string): string => {
    const folder = built({}, other);
    symlinkSync(target, join(folder, 'assets', 'link'));
    return folder;
  };
  const rejected: readonly (readonly [string, () => string, Partial<PublishCommand>, string])[] = [
    ['that does not exist', () => join(data, 'nowhere'), {}, 'does not exist.'],
    ['without a page', () => temporaryFolder({ 'main.js': 'play()' }), { game: 'comet-golf' }, 'no index.html'],
    ['with a link to a file outside', () => linked('/etc/passwd'), {}, '“assets/link” is a link'],
    [
      'with an invalid picture',
      () =>
        built({ 'a.png': 'x' }, { ...other, achievements: [{ slug: 'a', title: 'A', desc: 'A.', thumb: 'a.png' }] }),
      {},
      '“a.png” is not a readable PNG',
    ],
    ['with a link to a folder', () => linked('/etc'), {}, '“assets/link” is a link'],
    ['with a page that is not HTML', () => built({ 'index.html': '{}' }, other), {}, 'not an HTML page'],
    ['with a program', () => built({ 'a.bin': '\x7fELF\x02' }, other), {}, 'a Linux program'],
    ['with a name that an address cannot contain', () => built({ 'a%2fb': '' }, other), {}, '“a%2fb” has a name'],
    ['with a file of invalid JSON', () => built({ 'game.json': '{' }), {}, 'game.json is not valid JSON'],
    [
      'with a field of the wrong type',
      () => built({}, { ...other, title: 7 }),
      {},
      'game.json, field “title”: This has the wrong type.',
    ],
    [
      'with several wrong fields',
      () => built({}, { ...other, title: 1, bords: [], itms: [] }),
      {},
      'game.json, field “title”: This has the wrong type. Field “bords”: Unknown field. Field “itms”: Unknown field.',
    ],
    [
      'with more wrong fields than are listed',
      () =>
        built({}, { ...other, ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`x${String(at)}`, 1])) }),
      {},
      'Field “x9”: Unknown field. Further problems: 2.',
    ],
    ['with an unknown field', () => built({}, { ...other, bords: [] }), {}, 'game.json, field “bords”: Unknown field.'],
    ['with a slug that contains a path', () => built({}, { ...other, slug: '../up' }), {}, 'game.json, field “slug”'],
    ['of another game', () => built({}, other), { game: 'comet-golf' }, 'game.json describes “bad-golf”'],
    ['of a new game without a developer', () => built({}, other), { developer: undefined }, 'Name its developer'],
    ['of an unknown developer', () => built({}, other), { developer: 'nobody' }, 'Developer “nobody” does not exist.'],
    ["of another developer's game", () => built(), { developer: 'tall-wave' }, 'belongs to the developer “paper-moon”'],
    [
      'in an unknown category',
      () => built({}, { ...other, category: { slug: 'x', title: 'X' } }),
      {},
      'no category “x”',
    ],
    ['without a game', () => built({}, false), {}, 'The build has no game.json.'],
    ['of an unknown game', () => built({}, false), { game: 'bad-golf' }, 'Game “bad-golf” does not exist yet'],
  ];

  test.each(rejected)('refuses a folder %s, and leaves nothing behind', async (_, folder, order, words) => {
    const count = () => server.deps.database.db.$count(builds);
    const before = [await count(), filesOf('builds'), filesOf('builds', 'comet-golf')];
    const refused = await refusalOf(folder(), order);
    expect(refused).toContain(words);
    expect(refused).not.toContain('\n');
    expect([await count(), filesOf('builds'), filesOf('builds', 'comet-golf')]).toEqual(before);
    expect([filesOf('builds', 'bad-golf'), filesOf('pictures', 'bad-golf')]).toEqual([[], []]);
  });
});
