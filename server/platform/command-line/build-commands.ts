import { ok } from '../../../src/domain/shared/result';
import type { Command } from './command';
import { said, text } from './command';

const ofGame = (
  command: 'builds' | 'rollback' | 'unpublish' | 'republish' | 'draft renew' | 'draft remove',
): Command => ({
  places: ['GAME'],
  options: {},
  read: async ([game = '']) => ok({ order: { command, options: { game } } }),
});

const ofBuild = (command: 'activate' | 'deactivate'): Command => ({
  places: ['GAME', 'VERSION'],
  options: {},
  read: async ([game = '', version = '']) => ok({ order: { command, options: { game, version } } }),
});

/** Commands about builds, drafts and the publication of games. */
export const buildCommands: Readonly<Record<string, Command>> = {
  builds: ofGame('builds'),
  activate: ofBuild('activate'),
  deactivate: ofBuild('deactivate'),
  rollback: ofGame('rollback'),
  unpublish: ofGame('unpublish'),
  republish: ofGame('republish'),
  'draft renew': ofGame('draft renew'),
  'draft remove': ofGame('draft remove'),
  release: {
    places: ['GAME'],
    options: { version: text },
    read: async ([game = ''], values) =>
      ok({ order: { command: 'release', options: { game, ...said(values, ['version']) } } }),
  },
};
