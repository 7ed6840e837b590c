import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { bridgeErrorCodes, bridgeErrorTexts, isRetryable } from '../../../src/domain/bridge/bridge-error';
import { brand } from '../../../src/domain/shared/brand';
import { escapeHtml } from '../../../src/domain/shared/escape-html';
import { projectRoot } from '../../platform/system/project-root';
import type { BuildLimits } from '../builds/build-limits';
import { buildLimits, mebibytes } from '../builds/build-limits';
import type { PublicUrls } from '../hosts/public-urls';
import { developerChangelog } from './developer-changelog';
import type { RenderedText } from './render-text';
import { renderText } from './render-text';
import type { SdkReference } from './sdk-reference';
import type { SitePage } from './site-page';

type Entry = SdkReference[number];

const idOf = (name: string): string => `type-${name}`;

/** Renders the code of a member; names of the reference become links to their entries. */
function linked(code: string, names: ReadonlySet<string>, own: string): string {
  return code
    .split(/([A-Za-z]\w*)/)
    .map((part) => (names.has(part) && part !== own ? `<a href="#${idOf(part)}">${part}</a>` : escapeHtml(part)))
    .join('');
}

/** Renders the text of a comment, with `code` marked. */
const commentHtml = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function entryBody(entry: Entry, names: ReadonlySet<string>): string {
  const { name, path, text, code, members } = entry;
  const title = path === '' ? name : path;
  const declared = code === '' ? '' : `<div class="member"><pre>${linked(code, names, name)}</pre></div>`;
  const listed = members.map(
    (one) =>
      `<div class="member"><pre>${linked(one.code, names, name)}</pre>${one.text === '' ? '' : `<p>${commentHtml(one.text)}</p>`}</div>`,
  );
  return (
    `<h2 id="${idOf(name)}"><code>${escapeHtml(title)}</code><a class="anchor" href="#${idOf(name)}" aria-label="Link to ${escapeHtml(title)}">#</a></h2>\n` +
    (text === '' ? '' : `<p>${commentHtml(text)}</p>\n`) +
    declared +
    listed.join('\n')
  );
}

/** All codes that a call can reject with. */
function errorsBody(): string {
  const rows = bridgeErrorCodes.map(
    (code) =>
      `<tr><td><code>${code}</code></td><td>${commentHtml(bridgeErrorTexts[code])}</td><td>${isRetryable(code) ? 'yes' : 'no'}</td></tr>`,
  );
  return (
    `<h2 id="errors">Error codes<a class="anchor" href="#errors" aria-label="Link to Error codes">#</a></h2>\n` +
    `<p>The <code>code</code> of a <code>${brand.siteName}Error</code>. If <code>retryable</code> is true, the same call may succeed later.</p>\n` +
    `<table><thead><tr><th>Code</th><th>Reason</th><th>Retry</th></tr></thead><tbody>${rows.join('')}</tbody></table>\n`
  );
}

/** Renders the reference as a page: calls of a game first, then the types that they use. */
function referenceBody(reference: SdkReference): string {
  const names = new Set(reference.map(({ name }) => name));
  const calls = reference.map(({ name, path }) => ({ id: idOf(name), text: path === '' ? name : path }));
  return (
    `<h1>Reference</h1>\n<p class="lead">Every call of the SDK, generated from its types. Calls return promises, which reject with a <code>${brand.siteName}Error</code>.</p>\n` +
    `${contents([...calls, { id: 'errors', text: 'Error codes' }])}\n${errorsBody()}${reference.map((entry) => entryBody(entry, names)).join('\n')}`
  );
}

const contentOf = (name: string): string =>
  readFileSync(join(projectRoot, 'server', 'publishing', 'developer-site', 'content', `${name}.md`), 'utf8');

const sdkManifest = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(projectRoot, 'sdk', 'package.json'), 'utf8')));

/** Inserts this server's limits into a text. */
function withLimits(text: string, { files, fileBytes, bytes }: BuildLimits): string {
  const limits: Readonly<Record<string, string>> = {
    files: String(files),
    fileBytes: mebibytes(fileBytes),
    bytes: mebibytes(bytes),
    path: String(buildLimits.path),
    pictureBytes: mebibytes(buildLimits.pictureBytes),
    sdkVersion: sdkManifest.version,
  };
  return text.replaceAll(/\{(\w+)\}/g, (sign, name: string) => limits[name] ?? sign);
}

/** Returns a table of contents. Its role is stated, because Safari drops it from a list without bullets. */
const contents = (headings: RenderedText['headings']): string =>
  `<nav aria-label="On this page"><ul class="toc" role="list">${headings
    .map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`)
    .join('')}</ul></nav>`;

/** Inserts the table of contents below the title of a text. */
const withContents = (text: RenderedText): string => text.html.replace('</h1>', `</h1>${contents(text.headings)}`);

const cards = [
  ['/getting-started', 'Getting started', 'From an empty folder to a scoreboard in ten minutes.'],
  ['/guide', 'Guide', 'Players, saves, scores, items, achievements and headset sessions, one by one.'],
  ['/reference', 'Reference', 'Every call and every type.'],
  ['/playground/', 'Playground', 'Call the SDK and see its results.'],
  ['/console', 'Console', 'Upload builds, and see plays, errors, scores and reviews.'],
  ['/engines', 'Engines', 'Export settings and a template for every engine.'],
  ['/rules', 'Rules for a build', 'Limits, game.json, and what a build may load.'],
  ['/publishing', 'Publishing', 'Publish from your machine or a build server with an access token.'],
  ['/server-api', 'Server API', 'Identify players on your own server, grant items, read boards and receive events.'],
  ['/statistics', 'Statistics', 'What the numbers of your games mean, and the columns of an export.'],
  ['/money', 'Money', 'How coins become statements and payouts.'],
  ['/downloads', 'Downloads', 'The SDK as a module and as a script, with types.'],
] as const;

const home = `<h1>Put your WebXR game in front of players</h1>
<p class="lead">One script gives your game players, saves, scores, coins and achievements. It has no dependencies and works on your own machine without a portal.</p>
<p><a class="main" href="/getting-started">Get started</a></p>
<ul class="cards">${cards.map(([path, title, text]) => `<li><a href="${path}"><strong>${title}</strong><span>${text}</span></a></li>`).join('')}</ul>`;

/** Guides of the engines: the name of the text, its title, and false if the engine reaches the SDK in its own way. */
const engineGuides = [
  ['three', 'three.js', true],
  ['aframe', 'A-Frame', true],
  ['babylon', 'Babylon.js with Havok', true],
  ['playcanvas', 'PlayCanvas with Ammo', true],
  ['rapier', 'Rapier', true],
  ['unity', 'Unity', false],
  ['godot', 'Godot 4', false],
  ['threads', 'Threads', true],
  ['ar', 'AR', true],
  ['plain', 'Plain WebXR', true],
] as const;

/** Text of an engine's guide with the parts that guides share. */
const guideOf = (name: string, callsFromScript: boolean): string =>
  [`engines/${name}`, ...(callsFromScript ? ['engine-parts/calls'] : []), 'engine-parts/publish']
    .map(contentOf)
    .join('\n')
    .replace('{engineLists}', contentOf('engine-parts/lists'));

/** The pages of the developer site for this installation. */
export function sitePages(
  urls: PublicUrls,
  reference: SdkReference | undefined,
  limits: BuildLimits,
): readonly SitePage[] {
  const text = (source: string): RenderedText => renderText(withLimits(source, limits), urls);
  const guide = readFileSync(join(projectRoot, 'docs', 'sdk.md'), 'utf8');
  return [
    { path: '/', title: 'Home', description: `Publish WebXR games on ${brand.siteName}.`, body: home },
    {
      path: '/getting-started',
      title: 'Getting started',
      description: 'From an empty folder to a scoreboard in ten minutes.',
      body: text(contentOf('getting-started')).html,
    },
    {
      path: '/guide',
      title: 'Guide',
      description: 'Every object of the SDK, one after the other.',
      body: withContents(text(guide)),
    },
    ...(reference
      ? [
          {
            path: '/reference',
            title: 'Reference',
            description: 'Every call and every type of the SDK.',
            body: referenceBody(reference),
          },
        ]
      : []),
    {
      path: '/engines',
      title: 'Engines',
      description: 'Export settings and a template for every engine.',
      body: withContents(text(contentOf('engines'))),
    },
    ...engineGuides.map(([name, title, callsFromScript]) => ({
      path: `/engines/${name}`,
      title,
      description: `Publish a WebXR build made with ${title}.`,
      body: withContents(text(guideOf(name, callsFromScript))),
    })),
    {
      path: '/rules',
      title: 'Rules for a build',
      description: 'Limits, game.json, and what a build may load.',
      body: withContents(text(contentOf('rules'))),
    },
    {
      path: '/publishing',
      title: 'Publishing',
      description: 'Publish from your machine or a build server with an access token.',
      body: withContents(text(contentOf('publishing'))),
    },
    {
      path: '/server-api',
      title: 'Server API',
      description: 'Identify players on your own server, grant items, read boards and receive events.',
      body: withContents(text(contentOf('server-api'))),
    },
    {
      path: '/statistics',
      title: 'Statistics',
      description: 'What the numbers of your games mean, and the columns of an export.',
      body: withContents(text(contentOf('statistics'))),
    },
    {
      path: '/money',
      title: 'Money',
      description: 'How coins become statements and payouts.',
      body: withContents(text(contentOf('money'))),
    },
    {
      path: '/changelog',
      title: 'Changelog',
      description: 'Changes of the portal and of the SDK for game developers.',
      body: withContents(text(developerChangelog(readFileSync(join(projectRoot, 'CHANGELOG.md'), 'utf8')))),
    },
    {
      path: '/downloads',
      title: 'Downloads',
      description: 'The SDK as a module and as a script, with types.',
      body: text(contentOf('downloads')).html,
    },
  ];
}
