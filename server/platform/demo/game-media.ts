import { slideWidths } from '../../../src/domain/games/slide-widths';
import { pictureSizes } from '../../../src/domain/shared/picture';
import type { StoredPicture, StoredSlide, StoredTrailer } from '../database/schema/stored-media';
import type { GameFile } from '../../publishing/builds/game-file';
import { describedSlide } from '../../publishing/builds/game-media.repository';
import { UNKNOWN_COLOUR, readColours } from './read-game-files';

/** `media/slide-1.webp` to `slide-1`. */
const stem = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** The pictures of a game as paths on the static host. */
export interface GameMedia {
  readonly hero: StoredPicture;
  readonly slides: readonly StoredSlide[];
  readonly portfolio: readonly StoredSlide[];
  readonly share: string;
  readonly trailer: StoredTrailer | undefined;
  badge(achievement: string): string;
}

/** Paths of the pictures that the media script has rendered from a game. */
export function gameMedia({ slug, media }: GameFile): GameMedia {
  const colours = readColours('games', slug, 'media');
  const path = (file: string): string => `games/${slug}/media/${file}`;
  const colour = (name: string): string => colours[name] ?? colours['hero'] ?? UNKNOWN_COLOUR;
  const slide = ({ file, alt }: GameFile['media']['slides'][number]): StoredSlide => {
    const name = stem(file);
    const sized = (width: number): string => path(`${name}-${width}.webp`);
    const stored = {
      thumbnail: sized(slideWidths.thumbnail),
      original: sized(slideWidths.original),
      colour: colour(name),
    };
    return describedSlide(stored, alt);
  };
  return {
    hero: {
      ...pictureSizes((width) => path(`hero-${width}.webp`)),
      colour: colour('hero'),
    },
    slides: media.slides.map(slide),
    portfolio: media.portfolio.map(slide),
    share: path('hero-1200x630.jpg'),
    trailer: media.trailer === undefined ? undefined : { webm: path('trailer.webm'), poster: path('hero-1280.webp') },
    badge: (achievement) => path(`badge-${achievement}.webp`),
  };
}
