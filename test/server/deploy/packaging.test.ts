import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, test, vi } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { which } from '../../../scripts/lib/which.mjs';
import { projectRoot } from '../../../server/platform/system/project-root';
import { compileInLayer } from '../../architecture/compile-in-layer';
import { freePort } from '../support/free-port';
import { temporaryFolder } from '../support/temporary-folder';

const deploy = join(projectRoot, 'deploy');
const read = (path: string): string => readFileSync(join(deploy, path), 'utf8');

interface Service {
  readonly image: string;
  readonly entrypoint?: readonly string[];
  readonly command?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
}

interface Deployment {
  readonly kind: string;
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly securityContext: object;
        readonly containers: readonly { readonly securityContext: object }[];
      };
    };
  };
}

const compose = parse(read('docker/compose.yaml'), { merge: true }) as Compose;

/** Errors of the schema of the compose specification and of the linter; its warnings are about the order of keys. */
function composeErrors(text: string): readonly string[] {
  const file = join(temporaryFolder(), 'compose.yaml');
  writeFileSync(file, text);
  // Caddy is the public entrance and listens on all addresses.
  const rules = { 'no-unbound-port-interfaces': 0 } as const;
  const [result] = new DCLinter({ rules, quiet: true, debug: false, exclude: [] }).lintFiles([file], false);
  return (result?.messages ?? []).filter(({ type }) => type === 'error').map(({ message }) => message);
}

describe('compose.yaml', () => {
  const text = read('docker/compose.yaml');

  test('follows the schema of the compose specification and its linter', () => {
    expect(composeErrors(text)).toEqual([]);
  });

  test.each([
    ['an unknown key', 'read_only: true', 'readonly: true'],
    ['an image without a version', 'redis:7-alpine', 'redis:latest'],
    ['a list in place of a name', 'image: caddy:2-alpine', 'image: [caddy]'],
  ])('is refused with %s', (_, correct, wrong) => {
    expect(composeErrors(text.replace(correct, wrong))).not.toEqual([]);
  });

  test('runs nodes on a read-only file system without rights', () => {
    for (const name of ['portal-1', 'portal-2'])
      expect(compose.services[name]).toMatchObject({
        read_only: true,
        tmpfs: ['/tmp'],
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
  });
});

describe('the Dockerfile', () => {
  const text = read('docker/Dockerfile');
  const messages = (of: string): readonly string[] =>
    validate(of, {}).map(({ message }) => (typeof message === 'string' ? message : message.value));

  test('has no error of the linter', () => {
    expect(messages(text)).toEqual([]);
  });

  test.each([
    ['an unknown instruction', 'EXPOSE 8080', 'EXPOSES 8080'],
    ['a duration without a unit', '--interval=10s', '--interval=10'],
  ])('is refused with %s', (_, correct, wrong) => {
    expect(messages(text.replace(correct, wrong))).not.toEqual([]);
  });

  test('ends as a user without root rights, and stores data in a volume only', () => {
    const [, image = ''] = text.split(/^FROM .*$/m).slice(1);
    expect(image.match(/^USER .*$/gm)).toEqual(['USER node']);
    expect(image.slice(image.indexOf('USER node'))).not.toMatch(/^(RUN|COPY|ADD) /m);
    expect(image).toMatch(/^VOLUME \/data$/m);
    expect(image).toMatch(/ HOLOCADE_DATA=\/data$/m);
  });

  test.each([
    [200, 0],
    [503, 1],
    [undefined, 1],
  ])('has a health check that ends with the right code for the answer %s of a node', async (status, code) => {
    const [, command = '[]'] = /^HEALTHCHECK [^\n]*\n\s+CMD (\[.*\])$/m.exec(text) ?? [];
    const [program = '', ...args] = JSON.parse(command) as readonly string[];
    const node = createServer((request, response) => {
      response.statusCode = request.url === '/readyz' ? (status ?? 200) : 404;
      response.end();
    });
    await once(node.listen(0, '127.0.0.1'), 'listening');
    const { port } = node.address() as AddressInfo;
    if (status === undefined) node.close();
    const ofPort = args.map((each) => each.replace(':8080', `:${String(port)}`));
    const [ended] = (await once(spawn(program, ofPort, { stdio: 'ignore' }), 'exit')) as [number];
    node.close();
    expect([ofPort.join(' '), ended]).toEqual([expect.stringContaining(`:${String(port)}/readyz`), code]);
  });
});

/** Returns the compiler's errors for objects of Kubernetes, compared with the types of its API. */
function kubernetesErrors(text: string): readonly string[] {
  const code = parseAllDocuments(text).map((document, index) => {
    const object = document.toJS({ maxAliasCount: -1 }) as { readonly apiVersion: string; readonly kind: string };
    const group = object.apiVersion === 'v1' ? 'core/v1' : object.apiVersion.replace('.k8s.io', '');
    const name = `object${String(index)}`;
    return `import type { ${object.kind} as Kind${String(index)} } from 'kubernetes-types/${group}';
export const ${name}: Kind${String(index)} = ${JSON.stringify(object)};`;
  });
  return compileInLayer('src/domain/tsconfig.json', code.join('\n'));
}

describe('the objects of Kubernetes', () => {
  const text = read('kubernetes/holocade.yaml');

  test('have the fields and types of its API', () => {
    expect(kubernetesErrors(text)).toEqual([]);
  });

  test.each([
    ['an unknown field', 'readinessProbe:', 'readinesProbe:'],
    ['text in place of a number', 'replicas: 2', "replicas: 'two'"],
    ['no selector', '  selector:\n    matchLabels: { app: holocade }\n  strategy', '  strategy'],
  ])('are refused with %s', (_, correct, wrong) => {
    expect(text).toContain(correct);
    expect(kubernetesErrors(text.replace(correct, wrong))).not.toEqual([]);
  });

  test('run without root rights on read-only file systems', () => {
    const objects = parseAllDocuments(text).map((document) => document.toJS({ maxAliasCount: -1 }) as Deployment);
    const deployments = objects.filter(({ kind }) => kind === 'Deployment');
    expect(deployments).toHaveLength(2);
    for (const { spec } of deployments) {
      expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
      for (const container of spec.template.spec.containers)
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
    }
  });
});

const analyze = which('systemd-analyze');

describe.skipIf(analyze === undefined)('the units of systemd', () => {
  const names = readdirSync(join(deploy, 'systemd')).filter((name) => name.endsWith('.service'));
  /** Complaints of systemd about units whose programs exist. */
  const complaints = (change: (text: string) => string): string => {
    const folder = temporaryFolder();
    const files = names.map((name) => {
      const file = join(folder, name.replace('@.', '@8081.'));
      const programs = read(`systemd/${name}`).replaceAll(/=\/usr\/(local\/)?bin\/(node|versitygw) /g, '=/bin/true ');
      writeFileSync(file, change(programs));
      return file;
    });
    return spawnSync(analyze ?? '', ['verify', ...files], { encoding: 'utf8' }).stderr;
  };

  test('have no error', () => {
    expect(names).toHaveLength(2);
    expect(complaints((text) => text)).toBe('');
  });

  test('are refused with an unknown key and with a wrong value', () => {
    expect(complaints((text) => text.replace('NoNewPrivileges', 'NoPrivileges'))).toContain(
      "Unknown key 'NoPrivileges'",
    );
    expect(complaints((text) => text.replace('ProtectHome=true', 'ProtectHome=maybe'))).toContain('maybe');
  });
});

/** Starts a program of compose.yaml, and resolves once its health check passes. Returns its process. */
async function untilHealthy(child: ChildProcess, check: readonly string[]): Promise<void> {
  const [program = '', ...args] = check;
  await vi.waitFor(
    () => {
      if (child.exitCode !== null) throw new Error(`ended with ${String(child.exitCode)}`);
      expect(spawnSync(program, args).status).toBe(0);
    },
    { timeout: 20_000, interval: 50 },
  );
}

describe('the commands of compose.yaml as processes', () => {
  const { redis, files } = compose.services;

  test.skipIf(which('redis-server') === undefined || which('redis-cli') === undefined)(
    'start Redis, which stores its messages and passes its health check',
    async () => {
      const port = String(await freePort());
      const folder = temporaryFolder();
      const [program = '', ...args] = redis?.command ?? [];
      const own = ['--port', port, '--bind', '127.0.0.1', '--dir', folder];
      const child = spawn(program, [...args, ...own], { stdio: 'ignore' });
      const [, client = '', ...check] = redis?.healthcheck?.test ?? [];
      await untilHealthy(child, [client, '-p', port, ...check]);
      expect(readdirSync(folder)).toContain('appendonlydir');
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  );

  test.skipIf(which('versitygw') === undefined || which('wget') === undefined)(
    'start the S3 store with its bucket, which passes its health check',
    async () => {
      const port = String(await freePort());
      const folder = temporaryFolder();
      const [shell = '', option = '', script = ''] = files?.entrypoint ?? [];
      const local = script.replaceAll('/files', folder).replace('versitygw', `versitygw --port 127.0.0.1:${port}`);
      const env = { PATH: process.env['PATH'], ROOT_ACCESS_KEY: 'tests', ROOT_SECRET_KEY: 'secret of tests' };
      const child = spawn(shell, [option, local], { stdio: 'ignore', env });
      const [, ...check] = files?.healthcheck?.test ?? [];
      await untilHealthy(
        child,
        check.map((part) => part.replace(':7070', `:${port}`)),
      );
      expect(readdirSync(folder)).toContain('holocade');
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  );
});
