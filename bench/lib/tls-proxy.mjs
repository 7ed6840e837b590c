import { canInstallDebianPackages, installDebianPackage } from '../../scripts/lib/debian.mjs';
import { findNginx, writeNginxFiles } from '../../scripts/lib/nginx.mjs';
import { start } from './process.mjs';

async function requireNginx() {
  if (findNginx() === undefined && canInstallDebianPackages()) await installDebianPackage('nginx-light');
  const found = findNginx();
  if (found === undefined) throw new Error('No nginx found. Install it and run the benchmark again.');
  return found;
}

/**
 * Starts nginx with the shipped configuration (`deploy/nginx`) on a loopback port in front of servers of the portal. It serves the folder's `floor`
 * beside them, and believes the addresses that the benchmark claims. Browsers must ignore the certificate.
 */
export async function startTlsProxy({ folder, port, servers, host }) {
  const nginx = await requireNginx();
  const args = writeNginxFiles({
    ...{ folder, host, port, httpPort: port + 1, gamesHost: `play.${host}`, nodes: servers },
    http: 'include /etc/nginx/mime.types; set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;',
    server: `location /floor/ { root ${folder}; default_type text/html; gzip on; }`,
  });
  return start(nginx, args);
}
