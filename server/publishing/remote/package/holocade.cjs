#!/usr/bin/env node
// Plain syntax, so that an old Node can parse it.
'use strict';
var least = require('./package.json').engines.node.replace('>=', '');
var wanted = least.split('.').map(Number);
var found = process.versions.node.split('.').map(Number);
if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error('Node ' + least + ' or newer is required. This is Node ' + process.versions.node + '.');
  console.error('Get a newer one from https://nodejs.org, or set node-version in your workflow.');
  process.exit(2);
}
import('./main.mjs');
