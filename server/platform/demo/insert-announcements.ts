import { inArray } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { announcements, developers } from '../database/schema/developers';
import { renderMarkdown } from '../markdown/render-markdown';
import { blogPicture, contentText, daysBefore } from './content-text';

/** An announcement of a developer; its body is the Markdown file of its slug. */
interface DemoAnnouncement {
  readonly studio: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Name of its picture in server/assets/blog, if any. */
  readonly picture?: string;
  readonly daysAgo: number;
}

export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    studio: 'paper-moon',
    slug: 'lantern-drift-in-five-colours',
    title: 'Lantern Drift in Five Colours',
    excerpt: 'Version 1.1 brings paper in rose, violet, blue and jade beside the amber.',
    picture: 'lanterns',
    daysAgo: 26.9,
  },
  {
    studio: 'paper-moon',
    slug: 'a-quiet-evening-together',
    title: 'A Quiet Evening Together',
    excerpt: 'One Friday a month, we let lanterns go until somebody yawns.',
    daysAgo: 8.6,
  },
  {
    studio: 'northlight-forge',
    slug: 'what-a-drone-gives-away',
    title: 'What a Drone Gives Away',
    excerpt: 'Its red eye brightens before it fires. Watch it, and you have time.',
    picture: 'frames',
    daysAgo: 5.1,
  },
  {
    studio: 'northlight-forge',
    slug: 'meridian-is-open-for-salvage',
    title: 'Meridian Is Open for Salvage',
    excerpt: 'Orbital Salvage is out. Bring the cargo home, if the drones let you.',
    picture: 'workshop',
    daysAgo: 92.9,
  },
  {
    studio: 'tall-wave',
    slug: 'the-keyboard-keeps-the-beat',
    title: 'The Keyboard Keeps the Beat',
    excerpt: 'A week of Pulse Saber without blades: nine keys, and all of the rhythm.',
    picture: 'hands',
    daysAgo: 12.7,
  },
  {
    studio: 'tall-wave',
    slug: 'pulse-saber-draws-its-blades',
    title: 'Pulse Saber Draws Its Blades',
    excerpt: 'Three songs, two sabers and one road into the sunset, from today.',
    daysAgo: 104.9,
  },
];

/** Inserts the announcements of demo developers that still exist. */
export async function insertAnnouncements(tx: Executor, now: Date): Promise<void> {
  const slugs = [...new Set(demoAnnouncements.map(({ studio }) => studio))];
  const found = await tx
    .select({ id: developers.id, slug: developers.slug, name: developers.name })
    .from(developers)
    .where(inArray(developers.slug, slugs));
  const rows = demoAnnouncements.flatMap(({ studio, slug, title, excerpt, picture, daysAgo }) => {
    const developer = found.find((known) => known.slug === studio);
    if (!developer) return [];
    const body = contentText('announcements', slug);
    return {
      developerId: developer.id,
      slug,
      title,
      excerpt,
      hero: picture === undefined ? null : blogPicture(picture),
      body,
      bodyHtml: renderMarkdown(body),
      labels: developer.name,
      status: 'published' as const,
      publishedAt: daysBefore(now, daysAgo),
    };
  });
  if (rows.length > 0) await tx.insert(announcements).values(rows);
}
