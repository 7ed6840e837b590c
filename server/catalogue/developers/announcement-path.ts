/** Where an announcement is read, as a path of the portal. */
export const announcementPath = (developer: string, announcement: string): string =>
  `/arcade/games/developer/${developer}/announcements/${announcement}`;
