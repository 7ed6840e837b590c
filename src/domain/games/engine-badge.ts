/** The id of the one engine that has a badge. */
export const BADGED_ENGINE = 'three';

/**
 * Tells whether a game's developer panel carries a Made With badge; undefined is an unknown engine.
 * @rule 2.2.19 One engine has a Made With badge.
 */
export function hasEngineBadge(engine: string | undefined): boolean {
  return engine === BADGED_ENGINE;
}
