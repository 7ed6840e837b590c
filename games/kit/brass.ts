import { Color, MeshStandardMaterial } from 'three';

/** Creates polished brass, which reflects the scene's environment map. */
export function brass(colour = '#c8903f', roughness = 0.3): MeshStandardMaterial {
  return new MeshStandardMaterial({ color: new Color(colour), metalness: 1, roughness });
}
