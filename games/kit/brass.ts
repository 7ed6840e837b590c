import { Color, MeshStandardMaterial } from 'three';

/** Polished brass; it needs the scene's environment to shine. */
export function brass(colour = '#c8903f', roughness = 0.3): MeshStandardMaterial {
  return new MeshStandardMaterial({ color: new Color(colour), metalness: 1, roughness });
}
