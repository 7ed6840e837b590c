import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCommandLine } from '../../../../server/platform/command-line/command-line';
import { temporaryFolder } from '../../support/temporary-folder';

const here = temporaryFolder({ 'dist/index.html': '', 'news.md': '# News\n\nWords.', 'odd.md': 'Words.' });
const read = (line: string, input = '') =>
  readCommandLine(line.split(' '), { folder: here, input: async () => input, newPassword: () => 'made-1!' });

describe('readCommandLine', () => {
  test.each([
    ['publish dist', { command: 'publish', options: { folder: `${here}/dist`, draft: false, check: true } }],
    [
      'publish dist --no-check',
      { command: 'publish', options: { folder: `${here}/dist`, draft: false, check: false } },
    ],
    [
      `publish ${here}/dist --game a --developer b --version minor --draft`,
      {
        command: 'publish',
        options: { folder: `${here}/dist`, game: 'a', developer: 'b', version: 'minor', draft: true, check: true },
      },
    ],
    ['builds a-game', { command: 'builds', options: { game: 'a-game' } }],
    ['activate a-game 1.0.0', { command: 'activate', options: { game: 'a-game', version: '1.0.0' } }],
    ['deactivate a-game 1.0.0', { command: 'deactivate', options: { game: 'a-game', version: '1.0.0' } }],
    ['rollback a-game', { command: 'rollback', options: { game: 'a-game' } }],
    ['unpublish a-game', { command: 'unpublish', options: { game: 'a-game' } }],
    ['republish a-game', { command: 'republish', options: { game: 'a-game' } }],
    ['release a-game --version minor', { command: 'release', options: { game: 'a-game', version: 'minor' } }],
    ['draft renew a-game', { command: 'draft renew', options: { game: 'a-game' } }],
    ['draft remove a-game', { command: 'draft remove', options: { game: 'a-game' } }],
    [
      'coins grant nova 25 --key contest',
      { command: 'coins grant', options: { username: 'nova', amount: 25, key: 'contest' } },
    ],
    ['user show nova', { command: 'user show', options: { username: 'nova' } }],
    [
      'user ban nova --until 2026-12-31 --reason Spam',
      { command: 'user ban', options: { username: 'nova', reason: 'Spam', until: '2026-12-31T00:00:00.000Z' } },
    ],
    ['user ban nova --forever --reason Spam', { command: 'user ban', options: { username: 'nova', reason: 'Spam' } }],
    ['user unban nova', { command: 'user unban', options: { username: 'nova' } }],
    ['user sign-out nova', { command: 'user sign-out', options: { username: 'nova' } }],
    ['user reset-two-factor nova', { command: 'user reset-two-factor', options: { username: 'nova' } }],
    [
      'user promote nova a-studio',
      { command: 'user promote', options: { username: 'nova', developer: 'a-studio', role: 'publisher' } },
    ],
    ['user demote nova a-studio', { command: 'user demote', options: { username: 'nova', developer: 'a-studio' } }],
    [
      'content apply dist',
      { command: 'content apply', options: { path: `${here}/dist`, dryRun: false, prune: false } },
    ],
    [
      'content apply dist --dry-run --prune',
      { command: 'content apply', options: { path: `${here}/dist`, dryRun: true, prune: true } },
    ],
    ['content export dist', { command: 'content export', options: { path: `${here}/dist` } }],
    ['job list', { command: 'job list', options: {} }],
    ['job run mails', { command: 'job run', options: { job: 'mails' } }],
    ['job pause mails', { command: 'job pause', options: { job: 'mails' } }],
    ['job resume mails', { command: 'job resume', options: { job: 'mails' } }],
    ['takedown a-game --reason Stolen', { command: 'takedown', options: { game: 'a-game', reason: 'Stolen' } }],
    ['reinstate a-game', { command: 'reinstate', options: { game: 'a-game' } }],
    ['reports list', { command: 'reports list', options: { status: 'open' } }],
    ['reports show an-id', { command: 'reports show', options: { id: 'an-id' } }],
    ['reports resolve an-id', { command: 'reports resolve', options: { id: 'an-id' } }],
    ['tickets list', { command: 'tickets list', options: { status: 'open' } }],
    ['tickets list --status closed', { command: 'tickets list', options: { status: 'closed' } }],
    ['tickets show ABCD2345', { command: 'tickets show', options: { number: 'ABCD2345' } }],
    [
      'tickets reply ABCD2345 --message Push',
      { command: 'tickets reply', options: { number: 'ABCD2345', message: 'Push' } },
    ],
    ['tickets close ABCD2345', { command: 'tickets close', options: { number: 'ABCD2345' } }],
    [
      'announcement publish a-studio news.md --slug a-b --game a-game',
      {
        command: 'announcement publish',
        options: { developer: 'a-studio', title: 'News', body: 'Words.', slug: 'a-b', game: 'a-game' },
      },
    ],
    ['newsletter send news.md', { command: 'newsletter send', options: { subject: 'News', body: 'Words.' } }],
    ['backup ../safe', { command: 'backup', options: { folder: resolve(here, '../safe') } }],
    ['doctor', { command: 'doctor', options: { json: false } }],
    ['doctor --json', { command: 'doctor', options: { json: true } }],
    ['check-ledger', { command: 'check-ledger', options: {} }],
    ['developer applications', { command: 'developer applications', options: {} }],
    ['developer accept nova', { command: 'developer accept', options: { username: 'nova' } }],
    ['developer refuse nova --reason No', { command: 'developer refuse', options: { username: 'nova', reason: 'No' } }],
    ['money show', { command: 'money show', options: {} }],
    [
      'money rate 65 --currency EUR --minimum 50.5',
      { command: 'money rate', options: { perThousand: 6500, minimum: 5050, currency: 'EUR', dryRun: false } },
    ],
    [
      'money share 67.5 --developer a-b --from 2026-12 --dry-run',
      { command: 'money share', options: { basisPoints: 6750, developer: 'a-b', from: '2026-12', dryRun: true } },
    ],
    ['payouts list', { command: 'payouts list', options: { status: 'requested' } }],
    ['payouts list --status settled', { command: 'payouts list', options: { status: 'settled' } }],
    [
      'payouts settle an-id --reference R7 --dry-run',
      { command: 'payouts settle', options: { id: 'an-id', reference: 'R7', dryRun: true } },
    ],
    [
      'payouts refuse an-id --reason No',
      { command: 'payouts refuse', options: { id: 'an-id', reason: 'No', dryRun: false } },
    ],
    ['developer add a A', { command: 'developer add', options: { slug: 'a', name: 'A' } }],
  ])('parses the command “%s”', async (line, request) => {
    expect(await read(line)).toEqual({ ok: true, value: { request } });
  });

  test('user add reads the password from the standard input, or generates and reports one', async () => {
    const request = (password: string) => ({
      command: 'user add',
      options: { username: 'nova', email: 'nova@mail.test', password },
    });
    expect(await read('user add nova nova@mail.test --password-stdin', 'typed-1!\r\n')).toEqual({
      ok: true,
      value: { request: request('typed-1!') },
    });
    expect(await read('user add nova nova@mail.test')).toEqual({
      ok: true,
      value: { request: request('made-1!'), note: 'Password: made-1!' },
    });
  });

  test('tickets reply reads the standard input without --message', async () => {
    expect(await read('tickets reply ABCD2345', 'Push it.')).toMatchObject({
      value: { request: { options: { message: 'Push it.' } } },
    });
  });

  test.each(['--help', 'help', 'publish --help', '-h'])('%s prints the help', async (line) => {
    expect(await read(line)).toMatchObject({ value: { help: expect.stringContaining('coins grant USER') as string } });
  });

  test.each([
    ['drop tables', 'Unknown command “drop tables”. See --help.'],
    ['publish', '“publish” takes FOLDER|FILE.zip. See --help.'],
    ['publish nowhere', `The folder or file ${here}/nowhere does not exist.`],
    ['publish dist --vrsion 1', "Unknown option '--vrsion'. See --help."],
    ['publish dist --game', "Option '--game <value>' argument missing. See --help."],
    ['reports list --status new', '--status must be one of open, resolved.'],
    ['tickets list --status new', '--status must be one of open, answered, closed.'],
    ['tickets list now', '“tickets list” takes no arguments. See --help.'],
    ['check-ledger now', '“check-ledger” takes no arguments. See --help.'],
    ['coins grant nova', '“coins grant” takes USER and AMOUNT. See --help.'],
    ['user ban nova --reason Spam', 'A ban needs --until DATE or --forever.'],
    ['user ban nova --reason Spam --forever --until 2026-12-31', 'A ban needs --until DATE or --forever.'],
    ['user ban nova --forever', 'A ban needs --reason TEXT, which the player reads.'],
    [
      'user ban nova --reason Spam --until 2026-02-30',
      '--until must be a date in UTC, such as 2026-12-31 or 2026-12-31T18:00Z.',
    ],
    [
      'user ban nova --reason Spam --until 31.12.2026',
      '--until must be a date in UTC, such as 2026-12-31 or 2026-12-31T18:00Z.',
    ],
    [
      'job run coffee',
      'There is no job “coffee”. Jobs: mails, cleanup, deletions, exports, catalogue, popular-games, trends, play-sessions, pictures, ledger, premium, announcements, announcement-emails, newsletters, digests, database-dump, publications, statistics, review-notices, score-notices, health, signing-keys, webhooks, statements.',
    ],
    ['takedown a-game', 'A takedown needs --reason TEXT, which visitors read.'],
    ['developer refuse nova', 'A refusal needs --reason TEXT, which the player reads.'],
    ['user promote nova a-studio --role king', '--role must be one of owner, publisher, analyst, support, member.'],
    ['coins grant nova 1.5', 'AMOUNT must be a whole number of coins from 1 to 1000000.'],
    ['coins grant nova lots', 'AMOUNT must be a whole number of coins from 1 to 1000000.'],
  ])('refuses “%s” in one sentence', async (line, error) => {
    expect(await read(line)).toEqual({ ok: false, error });
  });
});
