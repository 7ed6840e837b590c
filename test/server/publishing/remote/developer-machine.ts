import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { writeCliPackage } from '../../../../scripts/lib/cli-package.mjs';
import { built, facts } from '../builds/built-game';
import { addDeveloper, runJob } from '../console/upload-fixture';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

/** Result of a program. */
interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

interface RunOptions {
  /** Value of HOLOCADE_TOKEN; by default a token of the developer moon-lab. */
  readonly secret?: string;
  readonly started?: (child: ChildProcess) => void;
}

/** Forwards requests to the developer site, whose name Node may not resolve. */
async function developerSite(port: number) {
  const proxy = createServer(({ url = '' }, outgoing) => {
    request({ host: 'localhost', port, path: url, headers: { host: 'developer.localhost:9200' } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    }).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const close = (): void => void proxy.close();
  return { origin: `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`, close };
}

/** A machine of a developer without the portal’s sources and without a registry, and a server that runs the publications. */
export class DeveloperMachine {
  /** Folder of the developer’s project. */
  readonly home = temporaryFolder();
  readonly #cache = temporaryFolder();

  private constructor(
    readonly server: TestServer,
    /** Folder with the package. */
    readonly sdk: string,
    /** Origin of the developer site. */
    readonly site: string,
    private readonly token: string,
    private readonly closeSite: () => void,
  ) {}

  /** Installs the packed command in an empty project, without a network. */
  static async start(): Promise<DeveloperMachine> {
    const sdk = temporaryFolder();
    await writeCliPackage(sdk);
    const environment = { HOLOCADE_DATA: temporaryFolder(), HOLOCADE_HOST: 'localhost' };
    const server = await startTestServer({ environment, folders: { sdk } });
    const site = await developerSite(server.port);
    const { token } = await addDeveloper(server, 'moon-lab');
    const machine = new DeveloperMachine(server, sdk, site.origin, token.replace('Bearer ', ''), site.close);
    writeFileSync(join(machine.home, 'package.json'), JSON.stringify({ name: 'game', private: true }));
    const [file = ''] = readdirSync(sdk);
    const { code, errors } = await machine.run('npm', [
      'install',
      join(sdk, file),
      '--no-audit',
      '--no-fund',
      '--offline',
    ]);
    if (code !== 0) throw new Error(`npm could not install the package: ${errors}`);
    return machine;
  }

  get remote(): string {
    return `http://localhost:${String(this.server.port)}`;
  }

  /** Path of the installed command. */
  get command(): string {
    return join(this.home, 'node_modules/.bin/holocade');
  }

  /** Runs a program in the developer’s folder. The server publishes once the program waits for it. */
  run(program: string, args: readonly string[], { secret = this.token, started }: RunOptions = {}): Promise<Run> {
    const env = {
      ...{ PATH: process.env['PATH'], HOME: this.home, XDG_CACHE_HOME: this.#cache, HOLOCADE_TOKEN: secret },
      ...{ npm_config_cache: join(this.#cache, 'npm'), npm_config_registry: 'http://127.0.0.1:9' },
      npm_config_update_notifier: 'false',
    };
    const child = spawn(program, args, { cwd: this.home, env });
    started?.(child);
    let out = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString('utf8');
      if (chunk.includes('The portal checks and publishes')) void runJob(this.server);
    });
    return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, errors })));
  }

  /** Returns a code block of the page about publishing, with the addresses and the developer of this machine. */
  async exampleOf(caption: string): Promise<string> {
    const html = await (await fetch(`${this.site}/publishing`)).text();
    const block = new RegExp(`<figcaption>${caption}</figcaption><pre[^>]*><code>([^<]*)</code>`).exec(html)?.[1] ?? '';
    return block
      .replaceAll('http://developer.localhost:9200', this.site)
      .replaceAll('http://localhost:9200', this.remote)
      .replaceAll('northlight-forge', 'moon-lab')
      .replaceAll('&quot;', '"');
  }

  /** Runs the line of an example that publishes, in a project with a new game in `dist`. Returns all output. */
  async publishBy(lines: readonly string[], slug: string): Promise<string> {
    const dist = join(this.home, 'dist');
    rmSync(dist, { recursive: true, force: true });
    cpSync(built({}, { ...facts, slug }), dist, { recursive: true });
    const line = lines.find((one) => one.includes(' publish dist')) ?? 'false';
    const { out, errors } = await this.run('sh', ['-c', line]);
    return `${out}${errors}`;
  }

  async close(): Promise<void> {
    this.closeSite();
    await this.server.close();
  }
}
