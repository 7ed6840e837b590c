/** The profile of a developer. */
export function developerAddress(developer: string): string {
  return `/arcade/games/developer/${developer}`;
}

/** All that a developer announces. */
export function announcementsAddress(developer: string): string {
  return `${developerAddress(developer)}/announcements`;
}

/** One announcement of a developer. */
export function announcementAddress(developer: string, announcement: string): string {
  return `${announcementsAddress(developer)}/${announcement}`;
}
