import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './root.mjs';
import { which } from './which.mjs';

const DEBIAN_PATH = '/usr/sbin/nginx';

/** Returns the path of nginx, or undefined. */
export const findNginx = () => which('nginx') ?? (existsSync(DEBIAN_PATH) ? DEBIAN_PATH : undefined);

function createCertificate(folder, names) {
  const key = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...key, '-subj', `/CN=${names[0]}`];
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  execFileSync('openssl', [...args, '-addext', `subjectAltName=${alternatives}`], { stdio: 'pipe' });
}

/** Replaces the names, paths and ports of the shipped files, as an operator does. */
function adapted(text, { folder, host, gamesHost, port, httpPort, nodes }) {
  const servers = (lines) => nodes.map((node) => lines.slice(0, lines.indexOf('\n') + 1).replace(/:\d+/, `:${node}`));
  return text
    .replace(/(^ +server 127\.0\.0\.1:.*\n)+/m, (lines) => servers(lines).join(''))
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replaceAll('arcade.example.org', host)
    .replaceAll('play.example-games.org', gamesHost)
    .replaceAll(/\/etc\/ssl\/holocade\/\w+\.pem/g, join(folder, 'certificate.pem'))
    .replaceAll(/\/etc\/ssl\/holocade\/\w+\.key/g, join(folder, 'key.pem'));
}

/**
 * Writes the shipped configuration (`deploy/nginx`) with these hosts, ports and a new certificate into a folder. `http` and `server` are further
 * directives of these blocks. Returns the arguments of nginx.
 */
export function writeNginxFiles({ folder, http = '', server = '', ...values }) {
  const { host, gamesHost } = values;
  createCertificate(folder, [host, `*.${host}`, `*.${gamesHost}`]);
  cpSync(fromRoot('deploy/nginx'), join(folder, 'holocade'), { recursive: true });
  const proxy = join(folder, 'holocade/proxy.conf');
  const logs = readFileSync(proxy, 'utf8').replaceAll('/var/log/nginx', folder);
  writeFileSync(proxy, `${logs}${server}\n`);
  const main = join(folder, 'holocade/holocade.conf');
  writeFileSync(main, adapted(readFileSync(main, 'utf8'), { folder, ...values }));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  access_log off;
  ${http}
  include holocade/holocade.conf;
}
`,
  );
  return ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'start.log')];
}
