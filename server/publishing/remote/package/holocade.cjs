#!/usr/bin/env node
// Plain syntax, so that an old Node can parse it.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error('Node 20.19 or newer is required. This is Node ' + process.versions.node + '.');
  console.error('Get a newer one from https://nodejs.org, or set node-version in your workflow.');
  process.exit(2);
}
void import('./main.mjs');
