import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MailboxStore } from '../../../../server/messaging/mailbox/mailbox-store';
import { mailboxStore } from '../../../../server/messaging/mailbox/mailbox-store';
import { systemRandom as random } from '../../../../server/platform/system/server-random';
import { FakeServerClock } from '../../support/fake-server-clock';
import { temporaryFolder } from '../../support/temporary-folder';

let folder: string;
let clock: FakeServerClock;
let store: MailboxStore;

beforeEach(() => {
  folder = join(temporaryFolder(), 'mailbox');
  clock = new FakeServerClock();
  store = mailboxStore({ folder, clock, random });
});

const add = async (text: string): Promise<void> => {
  await store.add(Buffer.from(text));
  clock.advance(1);
};
const read = async (name: string | undefined): Promise<string | undefined> =>
  (await store.read(name ?? ''))?.toString();

describe('mailboxStore', () => {
  test('is empty at first, and stores raw emails, newest first', async () => {
    expect(await store.names()).toEqual([]);
    await add('first');
    await add('second');
    const names = await store.names();
    expect(await Promise.all(names.map(read))).toEqual(['second', 'first']);
  });

  test('stores the last 200 emails', async () => {
    for (let count = 1; count <= 203; count += 1) await add(`mail ${count}`);
    const names = await store.names();
    expect(names).toHaveLength(200);
    expect([await read(names[0]), await read(names.at(-1))]).toEqual(['mail 203', 'mail 4']);
    expect(readdirSync(folder)).toHaveLength(200);
  });

  test.each([
    '',
    '.',
    '..',
    '../secret',
    '1234567890123-0123456789abcdef/../../secret',
    '1234567890123-0123456789abcdeg',
  ])('returns no email for %j', async (name) => {
    await add('a mail');
    writeFileSync(join(folder, '..', 'secret.eml'), 'a secret');
    expect(await store.read(name)).toBeUndefined();
  });

  test('ignores other files and incomplete ones', async () => {
    await add('a mail');
    writeFileSync(join(folder, 'notes.txt'), '');
    writeFileSync(join(folder, 'copy.eml'), '');
    writeFileSync(join(folder, '1234567890123-0123456789abcdef.eml.part'), '');
    expect(await store.names()).toHaveLength(1);
  });
});
