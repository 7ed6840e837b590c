import { resolve } from 'node:path';
import { adSizes } from '../../../src/domain/ads/ad';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Command, Values } from './command';
import { ofGame, text, textOf } from './command';

const content = { media: text, poster: text, url: text, title: text } as const;

/** Reads the options that describe an ad; relative paths start from `folder`. */
function contentOf(values: Values, folder: string) {
  const [media, url, title] = [textOf(values, 'media'), textOf(values, 'url'), textOf(values, 'title')];
  if (media === undefined || url === undefined || title === undefined)
    return err('An ad needs --media FILE, --url ADDRESS and --title TEXT.');
  const poster = textOf(values, 'poster');
  const files = { media: resolve(folder, media), ...(poster === undefined ? {} : { poster: resolve(folder, poster) }) };
  return ok({ ...files, url, title });
}

/** Reads the option `--size`. */
function sizeOf(values: Values): Result<(typeof adSizes)[number], string> {
  const size = adSizes.find((one) => one === values['size']);
  return size === undefined ? err(`--size must be one of ${adSizes.join(', ')}.`) : ok(size);
}

/** Commands for ads on pages and before games. */
export const adCommands: Readonly<Record<string, Command>> = {
  'ads list': {
    positionals: [],
    options: { size: text },
    read: async (_positionals, values) => {
      if (values['size'] === undefined) return ok({ request: { command: 'ads list', options: {} } });
      const size = sizeOf(values);
      return size.ok ? ok({ request: { command: 'ads list', options: { size: size.value } } }) : size;
    },
  },
  'ads add': {
    positionals: ['NAME'],
    options: { size: text, weight: text, ...content },
    read: async ([name = ''], values, { folder }) => {
      const size = sizeOf(values);
      if (!size.ok) return size;
      const ad = contentOf(values, folder);
      if (!ad.ok) return ad;
      const weight = textOf(values, 'weight') ?? '1';
      if (!/^[1-9]\d{0,2}$/.test(weight)) return err('--weight must be a whole number from 1 to 999.');
      const options = { name, size: size.value, ...ad.value, weight: Number(weight) };
      return ok({ request: { command: 'ads add', options } });
    },
  },
  'ads remove': {
    positionals: ['NAME'],
    options: { size: text },
    read: async ([name = ''], values) => {
      const size = sizeOf(values);
      return size.ok ? ok({ request: { command: 'ads remove', options: { name, size: size.value } } }) : size;
    },
  },
  'ads disable': ofGame('ads disable'),
  'ads enable': ofGame('ads enable'),
  'overlay set': {
    positionals: ['GAME'],
    options: content,
    read: async ([game = ''], values, { folder }) => {
      const ad = contentOf(values, folder);
      return ad.ok ? ok({ request: { command: 'overlay set', options: { game, ...ad.value } } }) : ad;
    },
  },
  'overlay remove': ofGame('overlay remove'),
};
