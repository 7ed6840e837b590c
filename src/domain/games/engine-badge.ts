/** Id of the only engine with a badge. */
export const BADGED_ENGINE = 'three';

/**
 * True if a game's developer panel shows a Made With badge; undefined means an unknown engine.
 * @rule 2.2.19 One engine has a Made With badge.
 */
export function hasEngineBadge(engine: string | undefined): boolean {
  return engine === BADGED_ENGINE;
}
