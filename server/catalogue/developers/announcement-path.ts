/** Path of an announcement's page in the portal. */
export const announcementPath = (developer: string, announcement: string): string =>
  `/arcade/games/developer/${developer}/announcements/${announcement}`;
