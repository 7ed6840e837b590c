import type { AnswerOf } from '../../../../src/contract/call';
import { saveLoad, saveVersions, saveWrite, savesAll } from '../../../../src/contract/saves.contract';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { Answer } from '../../support/http-client';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

export const GAME = 'lantern-drift';

/** A player with a browser who saves. */
export class Saver {
  readonly id: string;
  readonly #browser: TestBrowser;

  constructor(id: string, browser: TestBrowser) {
    this.id = id;
    this.#browser = browser;
  }

  /** A body makes it a POST; a string is sent unchanged. */
  send(part: string, body?: unknown, game = GAME): Promise<Answer> {
    const path = `/v1/private/user/arcade/gp/game/${game}/saves/${part}`;
    return this.#browser.send(path, body === undefined ? {} : { body });
  }

  write(data: unknown, base = 0, slot = 1): Promise<Answer> {
    return this.send('write', { slot, data, base });
  }

  async written(data: unknown, base = 0, slot = 1): Promise<number> {
    return dataOf(saveWrite, await this.write(data, base, slot)).version;
  }

  async all(): Promise<AnswerOf<typeof savesAll>> {
    return dataOf(savesAll, await this.send('all'));
  }

  async load(slot = 1, version?: number): Promise<AnswerOf<typeof saveLoad>> {
    return dataOf(
      saveLoad,
      await this.send(`load/${String(slot)}${version === undefined ? '' : `?version=${String(version)}`}`),
    );
  }

  async versions(slot = 1): Promise<readonly (readonly [version: number, standing: string])[]> {
    const { versions } = dataOf(saveVersions, await this.send(`versions/${String(slot)}`));
    return versions.map(({ version, standing }) => [version, standing]);
  }
}

/** A server with a fixed clock, and players without saves. */
export async function startSaveFixture() {
  const clock = new FakeServerClock();
  const server: TestServer = await startTestServer({ clock });
  let people = 0;
  return {
    server,
    clock,
    async saver(): Promise<Saver> {
      people += 1;
      const name = `saver-${String(people)}`;
      const id = await addPlayer(server, name);
      const browser = new TestBrowser(server, `198.51.100.${String(people)}`);
      await browser.login(name, PASSWORD);
      return new Saver(id, browser);
    },
    visitor: (): Saver => new Saver('', new TestBrowser(server, '198.51.100.250')),
  };
}

export type SaveFixture = Awaited<ReturnType<typeof startSaveFixture>>;
