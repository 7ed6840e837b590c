import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { which } from '../../../scripts/lib/which.mjs';
import { projectRoot } from '../../../server/platform/system/project-root';

const caddy = which('caddy');
const file = join(projectRoot, 'deploy/caddy/Caddyfile');
const hostsIn = (path: string): readonly string[] => {
  // A placeholder contains its default: {$NAME:default}.
  const text = readFileSync(path, 'utf8').replaceAll(/\{\$\w+:([^}]+)\}/g, '$1');
  return [...new Set(text.match(/[\w*.]*\.example(-games)?\.org/g))].sort();
};

test('the shipped Caddyfile serves the same hosts as the shipped configuration of nginx', () => {
  const hosts = ['accounts.arcade', 'arcade', 'developer.arcade', 'static.arcade'].map((name) => `${name}.example.org`);
  expect(hostsIn(file)).toEqual(['*.play.example-games.org', ...hosts]);
  expect(hostsIn(join(projectRoot, 'deploy/nginx/holocade.conf'))).toEqual(hostsIn(file));
});

test.skipIf(caddy === undefined)('the shipped Caddyfile is valid', () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', file];
  expect(() => execFileSync(caddy ?? '', args, { stdio: 'pipe' })).not.toThrow();
});
