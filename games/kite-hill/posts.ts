import {
  BoxGeometry,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  SphereGeometry,
  Color,
} from 'three';
import type { BoardRow } from '../kit/keep-score';
import { TextPanel } from '../kit/text-panel';
import { groundAt } from './meadow';

/** Positions of the posts, in metres. */
export const postPlaces: readonly (readonly [number, number])[] = [
  [-3.4, -6.2],
  [3.1, -5.6],
  [-1.7, -8.6],
  [5.4, -8.2],
  [-6, -9],
];
const tallest = 1.9;

/** Returns the height of the plate on a post, in metres, for a flight of `score` metres. `best` is the highest flight on the meadow. */
export function plateHeight(score: number, best: number): number {
  return 0.75 + (tallest - 0.75) * Math.min(1, Math.max(0, score) / Math.max(1, best));
}

/** Wooden posts in the meadow that show the heights of this week's best flights. */
export class Posts extends Group {
  /** Shows a post for each of these rows, at most five, and hides the others. */
  show(rows: readonly BoardRow[]): void {
    this.clear();
    const best = Math.max(1, ...rows.map(({ score }) => score));
    rows.slice(0, postPlaces.length).forEach(({ alias, score }, i) => {
      const [x, z] = postPlaces[i] ?? [0, -6];
      const tall = plateHeight(score, best);
      const ground = groundAt(x, z);
      const wood = new Mesh(
        new BoxGeometry(0.08, tall, 0.08).applyMatrix4(new Matrix4().makeTranslation(0, tall / 2, 0)),
        new MeshStandardMaterial({ color: '#6a4a3a', roughness: 1 }),
      );
      const plate = new TextPanel({ width: 0.95, height: 0.36, backing: 'rgba(46, 28, 34, 0.92)', border: '#c98a6a' });
      plate.material.depthTest = true;
      plate.renderOrder = 1;
      plate.write([
        { text: alias, size: 0.3, weight: 600, colour: '#ffe2c4' },
        { text: `${Math.round(score)} m`, size: 0.34, weight: 700, colour: '#ffb27a' },
      ]);
      plate.position.set(0, tall - 0.12, 0.06);
      const light = new Mesh(
        new SphereGeometry(0.05, 10, 8),
        new MeshBasicMaterial({ color: new Color(1.8, 0.9, 0.4) }),
      );
      light.position.y = tall + 0.12;
      const post = new Group();
      post.add(wood, plate, light);
      post.position.set(x, ground, z);
      post.rotation.y = Math.atan2(-x, -z);
      this.add(post);
    });
  }
}
