import { describe, expect, test } from 'vitest';
import { readCommandLine } from '../../../../server/platform/command-line/command-line';
import { operatorCommand } from '../../../../server/platform/command-line/operator-command';

const read = (line: string) =>
  readCommandLine(line.split(' '), { folder: '/here', input: async () => '', newPassword: () => '' });
const AD = '--media a.webp --url /market --title Coins';
const files = { media: '/here/a.webp', url: '/market', title: 'Coins' };

describe('commands for ads', () => {
  test.each([
    ['ads list', { command: 'ads list', options: {} }],
    ['ads list --size 735x90', { command: 'ads list', options: { size: '735x90' } }],
    [
      `ads add coins --size 600x500 ${AD}`,
      { command: 'ads add', options: { name: 'coins', size: '600x500', ...files, weight: 1 } },
    ],
    [
      `ads add coins --size 735x90 --weight 20 --poster /b.png ${AD}`,
      { command: 'ads add', options: { name: 'coins', size: '735x90', ...files, poster: '/b.png', weight: 20 } },
    ],
    ['ads remove coins --size 735x90', { command: 'ads remove', options: { name: 'coins', size: '735x90' } }],
    ['ads disable a-game', { command: 'ads disable', options: { game: 'a-game' } }],
    ['ads enable a-game', { command: 'ads enable', options: { game: 'a-game' } }],
    [`overlay set a-game ${AD}`, { command: 'overlay set', options: { game: 'a-game', ...files } }],
    ['overlay remove a-game', { command: 'overlay remove', options: { game: 'a-game' } }],
  ])('read the line %s', async (line, request) => {
    expect(await read(line)).toEqual({ ok: true, value: { request } });
    expect(operatorCommand.safeParse(request).success).toBe(true);
  });

  test.each([
    ['ads list --size 1x1', '--size must be one of 600x500, 735x90.'],
    [`ads add coins ${AD}`, '--size must be one of 600x500, 735x90.'],
    ['ads add coins --size 735x90 --media a.webp', 'An ad needs --media FILE, --url ADDRESS and --title TEXT.'],
    [`ads add coins --size 735x90 --weight 0 ${AD}`, '--weight must be a whole number from 1 to 999.'],
    [`ads add --size 735x90 ${AD}`, '“ads add” takes NAME. See --help.'],
    ['ads remove coins', '--size must be one of 600x500, 735x90.'],
    ['overlay set a-game', 'An ad needs --media FILE, --url ADDRESS and --title TEXT.'],
    ['overlay remove', '“overlay remove” takes GAME. See --help.'],
  ])('refuse the line %s', async (line, error) => {
    expect(await read(line)).toEqual({ ok: false, error });
  });

  test.each([
    '//evil.test',
    '/\\evil.test',
    'http://evil.test/',
    'javascript:alert(1)',
    'https://',
    '',
    '/',
    'market',
    '/a b',
  ])('refuse the target %j', (url) => {
    expect(operatorCommand.safeParse({ command: 'overlay set', options: { game: 'a', ...files, url } }).success).toBe(
      false,
    );
  });

  test.each(['/market', '/arcade/games/a?x=1', 'https://holocade.test/a'])('accept the target %s', (url) => {
    expect(operatorCommand.safeParse({ command: 'overlay set', options: { game: 'a', ...files, url } }).success).toBe(
      true,
    );
  });
});
