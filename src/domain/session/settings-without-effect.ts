/** Settings of features that do not exist yet: music player, trades and groups. */
const WITHOUT_EFFECT: readonly RegExp[] = [/^media\.music_/, /^privacy\.trade_offers$/, /^community\.mute_groups$/];

/**
 * True if a setting has an effect. Settings without one are shown as coming soon and stay stored.
 * @rule 3.9 Music settings are stored and shown as a disabled group; trade offers and groups, which the portal does not
 * have, likewise; every other setting has an effect.
 */
export function settingHasEffect(group: string, field: string): boolean {
  return !WITHOUT_EFFECT.some((pattern) => pattern.test(`${group}.${field}`));
}
