import type { ServerDependencies } from '../../deps';
import type { NewNotification } from '../../community/inbox/notification.repository';
import { insertNotification } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import type { Executor } from '../../platform/database/executor';

/** Address of the developer console. */
export const consoleUrl = ({ urls }: Pick<ServerDependencies, 'urls'>): string => `${urls.developerOrigin}/console`;

interface MemberNews extends Pick<NewNotification, 'title' | 'body'> {
  readonly accountId: string;
  readonly now: Date;
  /** Path of a page in the console, with a slash at its start; default the first page. */
  readonly path?: string;
}

/** Stores a notification with a link to the console. Returns the function that publishes it; call it after the commit. */
export async function notifyMember(
  tx: Executor,
  { realtime }: Pick<ServerDependencies, 'realtime'>,
  { accountId, now, title, body, path = '' }: MemberNews,
): Promise<() => void> {
  const news = { kind: 'developer', title, body, link: `/developer/console${path}` } as const;
  const notification = await insertNotification(tx, accountId, news, now);
  return () => notifyPlayer(realtime, accountId, { notification });
}
