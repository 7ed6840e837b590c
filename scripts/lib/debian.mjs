import { existsSync } from 'node:fs';
import { report } from './report.mjs';
import { capture } from './run.mjs';

/** True if this process may install Debian packages. */
export const canInstallDebianPackages = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs one Debian package. Returns true on success. */
export async function installDebianPackage(name) {
  report.say(`installing Debian's ${name} ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update', '-q'], { env });
  const { code, output } = await capture('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
  if (code !== 0) report.say(output.trimEnd().split('\n').at(-1) ?? '');
  return code === 0;
}
