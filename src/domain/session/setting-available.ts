/**
 * Tells whether a setting can be switched yet: those of the music player are shown as coming soon.
 * @rule 3.9 Music settings are stored and shown as a disabled group; every other setting has an effect.
 */
export function settingAvailable(field: string): boolean {
  return !field.startsWith('music_');
}
