import * as z from 'zod/mini';
import type { CommentPlace } from './profile-comment.repository';

const SHAPE = /^(\d{1,15})_([0-9a-f-]{36})$/;
/** The last moment of a JavaScript date, in milliseconds. */
const LATEST = 8.64e15;
const uuid = z.uuid();

/** A place as it stands in an address. */
export const writePlace = ({ postedAt, id }: CommentPlace): string => `${String(postedAt.getTime())}_${id}`;

/** The place that an address names; undefined when it names none. */
export function readPlace(text: string): CommentPlace | undefined {
  const [, time = '', id = ''] = SHAPE.exec(text) ?? [];
  const at = Number(time);
  if (time === '' || at > LATEST || !z.safeParse(uuid, id).success) return undefined;
  return { postedAt: new Date(at), id };
}
