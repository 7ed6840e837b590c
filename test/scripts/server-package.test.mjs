import { expect, test } from 'vitest';
import { isShipped } from '../../scripts/lib/server-package.mjs';

test.each([
  'deploy/docker/holocade.env',
  'deploy/docker/.env',
  'templates/plain/node_modules',
  'dist/.fingerprint-client',
])('a package does not contain %s', (path) => expect(isShipped(`/checkout/${path}`)).toBe(false));

test.each(['deploy/holocade.env.example', 'dist/server/main.js', 'templates/plain/game.json'])(
  'a package contains %s',
  (path) => expect(isShipped(`/checkout/${path}`)).toBe(true),
);
