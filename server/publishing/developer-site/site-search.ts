import MiniSearch from 'minisearch';
import { escapeHtml } from '../../../src/domain/shared/escape-html';
import type { SitePage } from './site-page';
import { QUERY_LENGTH } from './site-page';

/** A part of a text; true if it matches the query. */
type Piece = readonly [text: string, isMatch: boolean];

interface SearchResult {
  /** Path with the anchor of the heading. */
  readonly href: string;
  /** Title of the page. */
  readonly page: string;
  readonly heading: string;
  /** The first sentence with the most words of the query, or the first sentence of the section. */
  readonly sentence: readonly Piece[];
}

export interface SearchAnswer {
  /** Number of all results. */
  readonly total: number;
  /** Best first. */
  readonly results: readonly SearchResult[];
  /** Words of the site that are similar to the query; only without results. */
  readonly suggestions: readonly string[];
}

/** A heading with its text, up to the next heading. */
interface Section {
  readonly id: number;
  readonly href: string;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

/** Longest shown part of a sentence, in characters. */
const SENTENCE_LENGTH = 180;
const SUGGESTIONS = 5;

const HEADING = /<h([123])(?: id="([^"]*)")?[^>]*>([\s\S]*?)<\/h\1>/;
const LINE_END = /<(?:br|\/(?:p|li|tr|pre|figcaption|blockquote))>/g;
const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' } as const;

/** Returns the text of a part of a page: a line for each paragraph, list entry, row and line of code. */
function textOf(html: string): string {
  const lines = html
    .replaceAll(/<nav[\s\S]*?<\/nav>|<a class="anchor"[\s\S]*?<\/a>/g, '')
    .replaceAll(/<pre[\s\S]*?<\/pre>/g, (code) => code.replaceAll('\n', '<br>'))
    .replaceAll('\n', ' ')
    .replaceAll(/<\/t[hd]>(?=\s*<t[hd])/g, ' · ')
    .replaceAll(LINE_END, '\n')
    .replaceAll(/<[^>]*>/g, '');
  return Object.entries(ENTITIES)
    .reduce((text, [entity, sign]) => text.replaceAll(entity, sign), lines)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Returns the sections of a page in their order. A page without a heading has no sections. */
function sectionsOf({ path, title, body }: SitePage): readonly Omit<Section, 'id'>[] {
  const parts = body.split(HEADING);
  const sections: Omit<Section, 'id'>[] = [];
  // The split list repeats level, id, heading and text after the first text.
  for (let at = 1; at < parts.length; at += 4) {
    const [, id = '', heading = '', text = ''] = parts.slice(at, at + 4);
    const href = id === '' ? path : `${path}#${id}`;
    sections.push({ href, page: title, heading: textOf(heading), text: textOf(text) });
  }
  return sections;
}

/** Returns the terms of a word: the word, and the parts of a name such as `gameplayStart`. */
function termsOf(word: string): string[] {
  const parts = word.split(/(?<=[a-z0-9])(?=[A-Z])/);
  return [...new Set([word, ...parts].map((part) => part.toLowerCase()))];
}

const escapedPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the sentence of a section to show, with the matched terms marked. */
function sentenceOf({ text }: Section, terms: readonly string[]): readonly Piece[] {
  const sentences = text.split(/\n|(?<=[.!?]) (?=[A-Z“`])/).filter((sentence) => sentence !== '');
  const countIn = (sentence: string): number => {
    const lower = sentence.toLowerCase();
    return terms.filter((term) => lower.includes(term)).length;
  };
  const best = sentences.reduce((found, each) => (countIn(each) > countIn(found) ? each : found), sentences[0] ?? '');
  // The longest term comes first, because the first alternative wins.
  const words = terms.toSorted((a, b) => b.length - a.length).map(escapedPattern);
  const pattern = new RegExp(`(${words.join('|')})`, 'i');
  const first = best.search(pattern);
  const start = first < SENTENCE_LENGTH / 2 ? 0 : best.lastIndexOf(' ', first - SENTENCE_LENGTH / 4) + 1;
  const end = start + SENTENCE_LENGTH;
  const shown = `${start > 0 ? '… ' : ''}${best.slice(start, end)}${end < best.length ? ' …' : ''}`;
  return shown.split(pattern).flatMap((piece, index): Piece[] => (piece === '' ? [] : [[piece, index % 2 === 1]]));
}

/** Indexes the headings of all pages. Returns the function that searches them. */
export function siteSearch(pages: readonly SitePage[]): (query: string, most: number) => SearchAnswer {
  // Guides share parts. A search returns each part once.
  const known = new Set<string>();
  const different = pages.flatMap(sectionsOf).filter(({ heading, text }) => {
    const isNew = !known.has(heading + text);
    known.add(heading + text);
    return isNew;
  });
  const sections = different.map((section, id): Section => ({ id, ...section }));
  const index = new MiniSearch<Section>({
    fields: ['heading', 'page', 'text'],
    tokenize: (text) => text.match(/[\p{L}\p{N}]+/gu) ?? [],
    processTerm: termsOf,
    searchOptions: {
      boost: { heading: 4, page: 2 },
      combineWith: 'AND',
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(sections);
  return (query, most) => {
    const asked = query.slice(0, QUERY_LENGTH);
    const matches = index.search(asked);
    const results = matches.slice(0, most).flatMap(({ id, terms }) => {
      const section = sections[Number(id)];
      if (section === undefined) return [];
      const { href, page, heading } = section;
      return [{ href, page, heading, sentence: sentenceOf(section, terms) }];
    });
    if (matches.length > 0) return { total: matches.length, results, suggestions: [] };
    const similar = index.autoSuggest(asked, { combineWith: 'OR', fuzzy: 0.4, prefix: true });
    // A suggestion of several words can lead to no result.
    const words = new Set(similar.flatMap(({ terms }) => terms));
    return { total: 0, results: [], suggestions: [...words].slice(0, SUGGESTIONS) };
  };
}

const pieceHtml = ([text, isMatch]: Piece): string => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text));

const resultHtml = ({ href, page, heading, sentence }: SearchResult): string =>
  `<li><a href="${escapeHtml(href)}"><strong>${escapeHtml(heading)}</strong><small>${escapeHtml(page)}</small></a>` +
  `<p>${sentence.map(pieceHtml).join('')}</p></li>`;

const suggestionHtml = (word: string): string =>
  `<li><a href="/search?q=${encodeURIComponent(word)}">${escapeHtml(word)}</a></li>`;

/** Returns the page of results, which needs no script. */
export function searchPage(query: string, { total, results, suggestions }: SearchAnswer): SitePage {
  const words = escapeHtml(query);
  const counted = total === 1 ? '1 result' : `${String(total)} results`;
  const nothing =
    suggestions.length > 0
      ? `<p>No results for “${words}”. Try one of these:</p><ul>${suggestions.map(suggestionHtml).join('')}</ul>`
      : `<p>No results for “${words}”. Try a shorter word, or the name of a call such as <code>save.write</code>.</p>`;
  const shown =
    query === ''
      ? '<p>Type a word, a call of the SDK or an error code.</p>'
      : results.length === 0
        ? nothing
        : `<p>${counted} for “${words}”.</p><ol class="results">${results.map(resultHtml).join('')}</ol>`;
  return {
    path: '/search',
    title: query === '' ? 'Search' : `Search: ${query}`,
    description: 'Search the pages for developers.',
    body: `<h1>Search</h1>\n${shown}`,
    query,
  };
}
