import type { AnnouncementState, AnnouncementText, EditedAnnouncement } from '../../domain/console/announcement';

/** Fields of the editor, as typed. `game` is a slug; empty without a game. */
export interface AnnouncementForm {
  readonly title: string;
  readonly body: string;
  readonly game: string;
}

export type AnnouncementField = keyof AnnouncementForm;

/** Labels of the fields. */
export const announcementLabels: Readonly<Record<AnnouncementField, string>> = {
  title: 'Title',
  body: 'Text',
  game: 'About the game',
};

const fields = Object.keys(announcementLabels) as readonly AnnouncementField[];

/** Converts texts to the fields of the editor. */
export const toForm = ({ title, body, game }: AnnouncementText): AnnouncementForm => ({
  title,
  body,
  game: game ?? '',
});

/** Converts the fields of the editor to texts. */
export const fromForm = ({ title, body, game }: AnnouncementForm): AnnouncementText => ({
  title: title.trim(),
  body,
  game: game === '' ? undefined : game,
});

/** An announcement that is not stored yet. */
export const emptyAnnouncement: EditedAnnouncement = {
  text: { title: '', body: '', game: undefined },
  revision: '',
  state: 'draft',
  scheduled: undefined,
  html: '',
  page: undefined,
};

/** Returns the fields that differ. */
export const changedFields = (base: AnnouncementForm, form: AnnouncementForm): readonly AnnouncementField[] =>
  fields.filter((field) => base[field] !== form[field]);

/**
 * Merges the typed fields with the saved fields of another member. Both members started from `base`. If both have changed a field, it is a
 * conflict and the typed value stays.
 */
export function mergeForms(
  base: AnnouncementForm,
  mine: AnnouncementForm,
  theirs: AnnouncementForm,
): { readonly form: AnnouncementForm; readonly conflicts: readonly AnnouncementField[] } {
  const own = changedFields(base, mine);
  const pick = (field: AnnouncementField) => (own.includes(field) ? mine : theirs)[field];
  const conflicts = own.filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field]);
  return { form: { title: pick('title'), body: pick('body'), game: pick('game') }, conflicts };
}

/** Assigns the messages of a refused save to the fields. */
export const problemsOf = (refused: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const message = refused[field]?.[0] ?? refused[`text.${field}`]?.[0];
      return message === undefined ? [] : [[field, message]];
    }),
  );

/** Changes, merge and messages of the editor. */
export const announcementRules = {
  isChanged: (stored: AnnouncementForm, form: AnnouncementForm): boolean => changedFields(stored, form).length > 0,
  merge: mergeForms,
  problems: problemsOf,
};

/** Words and colours of an announcement's state. */
export const stateBadges: Readonly<
  Record<AnnouncementState, { readonly word: string; readonly tone: 'success' | 'info' | 'plain' }>
> = {
  draft: { word: 'Draft', tone: 'plain' },
  scheduled: { word: 'Scheduled', tone: 'info' },
  published: { word: 'Published', tone: 'success' },
};
