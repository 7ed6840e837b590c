import type { GameListName } from '../../domain/console/game-lists';
import { OWN_UNIT } from './lists.machine';

interface Option {
  readonly value: string;
  readonly name: string;
}

/** Field of an entry: a text, several lines, a choice of options, or a mark. */
export interface ListField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'lines' | 'choice' | 'mark';
  readonly hint?: string;
  readonly most?: number;
  readonly options?: readonly Option[];
  /** Shown only if another field has a value. */
  readonly ifField?: { readonly name: string; readonly value: string };
}

const slug: ListField = {
  name: 'slug',
  label: 'Name in the SDK',
  kind: 'text',
  most: 64,
  hint: 'Your game uses it. It stays once it is saved.',
};

/** Fields of the entries of each list. */
export const listFields: Readonly<Record<GameListName, readonly ListField[]>> = {
  achievements: [
    { name: 'title', label: 'Title', kind: 'text', most: 60 },
    slug,
    { name: 'desc', label: 'Text', kind: 'text', most: 200 },
  ],
  items: [
    { name: 'name', label: 'Name', kind: 'text', most: 60 },
    slug,
    { name: 'price', label: 'Price in coins', kind: 'number' },
    { name: 'reduced', label: 'Reduced price (optional)', kind: 'number' },
    {
      name: 'place',
      label: 'Sold',
      kind: 'choice',
      options: [
        { value: 'shop', name: 'In the shop' },
        { value: 'game', name: 'In the game' },
      ],
    },
    { name: 'expiryDays', label: 'Expires after days (optional)', kind: 'number' },
    { name: 'consumable', label: 'Is used up and can be bought again', kind: 'mark' },
    { name: 'description', label: 'Description (Markdown, optional)', kind: 'lines' },
  ],
  boards: [
    { name: 'title', label: 'Title', kind: 'text', most: 60 },
    slug,
    {
      name: 'order',
      label: 'Best score',
      kind: 'choice',
      options: [
        { value: 'highest-first', name: 'Highest first' },
        { value: 'lowest-first', name: 'Lowest first' },
      ],
    },
    {
      name: 'reset',
      label: 'Starts again',
      kind: 'choice',
      options: [
        { value: 'never', name: 'Never' },
        { value: 'daily', name: 'Daily' },
        { value: 'weekly', name: 'Weekly' },
        { value: 'monthly', name: 'Monthly' },
      ],
    },
    {
      name: 'unit',
      label: 'Unit',
      kind: 'choice',
      options: [
        { value: 'points', name: 'Points' },
        { value: 'seconds', name: 'Seconds' },
        { value: 'tenths', name: 'Tenths of a second' },
        { value: 'milliseconds', name: 'Milliseconds' },
        { value: 'metres', name: 'Metres' },
        { value: 'percent', name: 'Percent' },
        { value: OWN_UNIT, name: 'Own word' },
      ],
    },
    { name: 'suffix', label: 'Own word', kind: 'text', most: 12, ifField: { name: 'unit', value: OWN_UNIT } },
    { name: 'least', label: 'Lowest possible score (optional)', kind: 'number', hint: 'Other scores are refused.' },
    { name: 'most', label: 'Highest possible score (optional)', kind: 'number' },
    {
      name: 'plausibleLeast',
      label: 'Lowest plausible score (optional)',
      kind: 'number',
      hint: 'Other scores wait for your review.',
    },
    { name: 'plausibleMost', label: 'Highest plausible score (optional)', kind: 'number' },
    { name: 'perMinute', label: 'Highest plausible score a minute (optional)', kind: 'number' },
    { name: 'minSeconds', label: 'Shortest plausible run in seconds (optional)', kind: 'number' },
    { name: 'tickets', label: 'Every score needs the ticket of a run', kind: 'mark' },
  ],
};

/** Texts of the lists. */
export const listTexts: Readonly<
  Record<GameListName, { readonly title: string; readonly add: string; readonly empty: string }>
> = {
  achievements: { title: 'Achievements', add: 'Add an achievement', empty: 'No achievements yet.' },
  items: { title: 'Items', add: 'Add an item', empty: 'No items yet.' },
  boards: { title: 'Leaderboards', add: 'Add a leaderboard', empty: 'No leaderboards yet.' },
};
