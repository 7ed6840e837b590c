import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallDebianPackages, installDebianPackage } from '../../scripts/lib/debian.mjs';
import { which } from '../../scripts/lib/which.mjs';
import { start } from './process.mjs';

async function findNginx() {
  const path = () => which('nginx', '/usr/sbin/nginx');
  if (path() === undefined && canInstallDebianPackages()) await installDebianPackage('nginx-light');
  const found = path();
  if (found === undefined) throw new Error('No nginx found. Install it and run the benchmark again.');
  return found;
}

function config({ folder, port, server }) {
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log warn;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  map $http_upgrade $upgraded { default upgrade; '' ''; }
  upstream portal { server 127.0.0.1:${server}; keepalive 32; }
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    gzip on;
    location /floor/ { root ${folder}; default_type text/html; }
    location / {
      proxy_pass http://portal;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $http_x_forwarded_for;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $upgraded;
    }
  }
}
`;
}

/**
 * Starts nginx with TLS and HTTP/2 on a loopback port in front of the portal, as docs/operations.md advises. It serves the folder's `floor`
 * beside the portal. Browsers must ignore the certificate.
 */
export async function startTlsProxy({ folder, port, server, host }) {
  const nginx = await findNginx();
  const names = [host, `*.${host}`, `*.play.${host}`].map((name) => `DNS:${name}`).join(',');
  const key = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...key];
  execFileSync('openssl', [...args, '-subj', `/CN=${host}`, '-addext', `subjectAltName=${names}`], { stdio: 'pipe' });
  writeFileSync(join(folder, 'nginx.conf'), config({ folder, port, server }));
  return start(nginx, ['-c', join(folder, 'nginx.conf'), '-p', folder]);
}
