import type { Pagination } from '../shared/pagination';
import { hasVisibleText } from '../shared/plain-text';

/** Maximum lengths of an announcement's texts, in UTF-16 code units; `body` is Markdown. */
export const announcementLimits = { title: 120, body: 20_000 } as const;

/** States of an announcement. Only published ones are public. A job publishes scheduled ones at their time. */
export const announcementStates = ['draft', 'scheduled', 'published'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Texts of an announcement. */
export interface AnnouncementText {
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  /** Slug of the published game that the announcement is about. */
  readonly game: string | undefined;
}

/** An announcement in the list of a developer; times are ISO 8601, UTC. */
export interface OwnAnnouncement {
  readonly slug: string;
  readonly title: string;
  readonly state: AnnouncementState;
  /** Time of the publication; for a draft, the time of its last change. */
  readonly date: string;
  readonly scheduled: string | undefined;
}

export interface OwnAnnouncements {
  readonly announcements: readonly OwnAnnouncement[];
  readonly pagination: Pagination;
}

/** An announcement to edit. */
export interface EditedAnnouncement {
  readonly text: AnnouncementText;
  readonly revision: string;
  readonly state: AnnouncementState;
  /** ISO 8601, UTC. */
  readonly scheduled: string | undefined;
  /** Body as sanitised HTML. */
  readonly html: string;
  /** Address of a published announcement's page in the portal. */
  readonly page: string | undefined;
}

/** Returns the state of a stored announcement. */
export const announcementState = (status: 'draft' | 'published', scheduled: unknown): AnnouncementState => {
  if (status === 'published') return 'published';
  return scheduled === null || scheduled === undefined ? 'draft' : 'scheduled';
};

/** Returns the messages for texts that cannot be stored, by field. The contract checks the maximum lengths. */
export function announcementProblems({
  title,
  body,
}: Pick<AnnouncementText, 'title' | 'body'>): Readonly<Partial<Record<'title' | 'body', string>>> {
  return {
    ...(hasVisibleText(title) ? {} : { title: 'Enter a title.' }),
    ...(hasVisibleText(body) ? {} : { body: 'Enter a text.' }),
  };
}

/** Returns the first slug that is not used: the base, or the base with the next number. */
export function freeSlug(base: string, used: readonly string[], longest: number): string {
  const taken = new Set(used);
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${String(number)}`;
    const slug = base.slice(0, longest - end.length).replace(/-+$/, '') + end;
    if (!taken.has(slug)) return slug;
  }
}

/** Maximum number of drafts of a developer, and of publications and schedules in 24 hours. */
export const announcementMost = { drafts: 20, published: 10 } as const;
