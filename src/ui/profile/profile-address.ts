import { destinations } from '../shell/destinations';

/** Where somebody’s profile is. */
export function profileAddress(username: string): string {
  return `${destinations.profile.path}/${username}`;
}
