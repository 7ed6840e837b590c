/** Settings that there is nothing behind yet: the music player's, those of trades between players, and those of groups of players. */
const WITHOUT_EFFECT: readonly RegExp[] = [/^media\.music_/, /^privacy\.trade_offers$/, /^community\.mute_groups$/];

/**
 * Tells whether changing a setting changes anything; those that do not are shown as coming soon, and are stored for those who have set them.
 * @rule 3.9 Music settings are stored and shown as a disabled group; trade offers and groups, which the portal does not have, likewise; every other setting has an effect.
 */
export function settingHasEffect(group: string, field: string): boolean {
  return !WITHOUT_EFFECT.some((pattern) => pattern.test(`${group}.${field}`));
}
