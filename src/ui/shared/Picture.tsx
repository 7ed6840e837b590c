import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { Picture as PictureSource } from '../../domain/shared/picture';
import { pictureHeight, pictureSourceSet, pictureWidths } from '../../domain/shared/picture';
import { theme } from '../theme/theme';
import type { PictureKind } from './picture-kind';
import { pictureRatio } from './picture-kind';
import { PictureFallback } from './PictureFallback';

export interface PictureProps {
  readonly kind: PictureKind;
  /** Three sizes of a 16:9 picture, one address, or nothing. */
  readonly picture: PictureSource | string | undefined;
  /** Stands in for a picture of one address while it loads. */
  readonly colour?: string;
  /** Empty when the text beside it says the same. */
  readonly alt: string;
  /** Width on the page, for choosing a size; as the `sizes` attribute has it. */
  readonly sizes?: string;
  /** The first thing to be seen: loads at once, before others. */
  readonly priority?: boolean;
  readonly className?: string;
}

/** What the browser takes a picture's own size to be, before it comes. */
const WIDTH = pictureWidths.sm;

/** A picture whose room is kept, coloured until it comes, and drawn when it never does. */
export const Picture = observer(function Picture(props: PictureProps) {
  const { kind, picture, colour = theme.colour.raised, alt, sizes = '100vw', priority = false, className } = props;
  const [failed, setFailed] = useState<string>();
  const source = typeof picture === 'string' ? single(picture, colour) : picture;
  const address = source?.sm;
  const note = useCallback(
    (image: HTMLImageElement | null) => {
      // A picture may have failed before the page came alive.
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
          ref={note}
          // It may be marked as failed before the page comes alive.
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
