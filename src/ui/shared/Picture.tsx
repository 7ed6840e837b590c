import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCallback, useState, useId } from 'react';
import { styled } from 'styled-components';
import type { Picture as PictureSource } from '../../domain/shared/picture';
import { pictureHeight, pictureSourceSet, pictureWidths } from '../../domain/shared/picture';
import { theme } from '../theme/theme';
import type { PictureKind } from './picture-kind';
import { pictureRatio } from './picture-kind';

interface PictureFallbackProps {
  readonly kind: PictureKind;
  readonly alt: string;
}

/** Placeholder drawing for a missing picture of a kind. */
const PictureFallback = observer(function PictureFallback({ kind, alt }: PictureFallbackProps) {
  const id = useId();
  const square = pictureRatio(kind) === '1 / 1';
  const label = alt === '' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': alt };
  return (
    <svg viewBox={square ? '70 0 180 180' : '0 0 320 180'} preserveAspectRatio="xMidYMid slice" fill="none" {...label}>
      <defs>
        <radialGradient id={id} cx="0.5" cy="0.42" r="0.7">
          <stop offset="0" stopColor="#3A3570" />
          <stop offset="1" stopColor={theme.colour.surface} />
        </radialGradient>
      </defs>
      <path fill={`url(#${id})`} d="M0 0h320v180H0z" />
      <path
        stroke={theme.colour.violet}
        strokeOpacity="0.28"
        d="M0 140h320M0 152h320M0 168h320M160 140v40M128 140l-40 40M192 140l40 40M96 140 8 180M224 140l88 40"
      />
      <g
        stroke={theme.colour.text}
        strokeOpacity="0.8"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="translate(160 82) scale(0.8)"
      >
        {figures[kind]}
      </g>
    </svg>
  );
});

const figures: Record<PictureKind, ReactNode> = {
  game: (
    <path d="M-22-18h44a20 20 0 0 1 19 24l-3 12a11 11 0 0 1-20 4l-7-9h-22l-7 9a11 11 0 0 1-20-4l-3-12a20 20 0 0 1 19-24zM-19-7v14M-26 0h14M14-3h.1M22 4h.1" />
  ),
  genre: (
    <path d="m-16-28 16 26h-32zM10-26h24v24H10zM-16 8a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM22 8l13 10-5 15H14L9 18z" />
  ),
  developer: <path d="M-18-14-36 2l18 16M18-14 36 2 18 18M8-26-8 30" />,
  announcement: <path d="M-34-8v20h12l34 18v-56L-22-8zM24-10a20 20 0 0 1 0 24M-18 12l5 20h9l-4-16" />,
  blog: <path d="M-32-28h50v58h-44a6 6 0 0 1-6-6zM18-8h14v32a6 6 0 0 1-12 0M-20-15h26v14h-26zM-20 11H6M-20 20H6" />,
  item: <path d="M0-34 30-18v36L0 34-30 18v-36zM-30-18 0-2l30-16M0-2v36" />,
  avatar: <path d="M0-30a17 17 0 1 1 0 34 17 17 0 0 1 0-34zM-32 34a32 26 0 0 1 64 0" />,
};

export interface PictureProps {
  readonly kind: PictureKind;
  /** Three sizes of a 16:9 picture, one URL, or undefined. */
  readonly picture: PictureSource | string | undefined;
  /** Background colour while a single-URL picture loads. */
  readonly colour?: string;
  /** Empty if the text beside the picture says the same. */
  readonly alt: string;
  /** Value of the `sizes` attribute. */
  readonly sizes?: string;
  /** True for a picture above the fold, which loads first. */
  readonly priority?: boolean;
  readonly className?: string;
}

/** Intrinsic width before the picture has loaded, in pixels. */
const WIDTH = pictureWidths.sm;

/** Picture with reserved space, a background colour while loading and a placeholder on failure. */
export const Picture = observer(function Picture(props: PictureProps) {
  const { kind, picture, colour = theme.colour.raised, alt, sizes = '100vw', priority = false, className } = props;
  const [failed, setFailed] = useState<string>();
  const source = typeof picture === 'string' ? single(picture, colour) : picture;
  const address = source?.sm;
  const checkFailed = useCallback(
    (image: HTMLImageElement | null) => {
      // The picture may have failed before hydration.
      if (image?.complete === true && image.naturalWidth === 0 && address !== undefined) setFailed(address);
    },
    [address],
  );
  const missing = source === undefined || source.sm === '' || failed === source.sm;
  return (
    <Frame className={className} $ratio={pictureRatio(kind)} $colour={source?.colour ?? colour}>
      {missing ? (
        <PictureFallback kind={kind} alt={alt} />
      ) : (
        <img
          ref={checkFailed}
          // The pre-hydration script may mark the picture as failed.
          suppressHydrationWarning
          src={source.hd}
          {...(source.sm === source.hd ? {} : { srcSet: pictureSourceSet(source), sizes })}
          alt={alt}
          width={WIDTH}
          height={pictureRatio(kind) === '1 / 1' ? WIDTH : pictureHeight(WIDTH)}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          onError={() => {
            setFailed(source.sm);
          }}
        />
      )}
    </Frame>
  );
});

function single(address: string, colour: string): PictureSource {
  return { sm: address, hd: address, fhd: address, colour };
}

const Frame = styled.span<{ readonly $ratio: string; readonly $colour: string }>`
  display: block;
  position: relative;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  background: ${({ $colour }) => $colour};
  & > img,
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > img[data-failed] {
    visibility: hidden;
  }
`;
