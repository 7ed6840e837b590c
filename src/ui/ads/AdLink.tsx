import { observer } from 'mobx-react-lite';
import { css, styled } from 'styled-components';
import type { Ad } from '../../domain/ads/ad';
import { theme } from '../theme/theme';

export interface AdLinkProps {
  readonly ad: Ad;
  /** Shows only the poster of a video. */
  readonly still: boolean;
  readonly takesClicks?: boolean;
  /** Fits the contained ad into its box; otherwise the ad fills the box, aligned to its start. */
  readonly contained?: boolean;
  /** Plays a video once; called when the video has ended or failed. */
  readonly onEnded?: (() => void) | undefined;
}

/** A first-party ad, entirely a link that opens in a new tab. */
export const AdLink = observer(function AdLink({
  ad,
  still,
  takesClicks = true,
  contained = false,
  onEnded,
}: AdLinkProps) {
  return (
    <Link
      href={ad.url}
      target="_blank"
      rel="noopener sponsored"
      aria-label={`${ad.title} (opens in a new tab)`}
      $inert={!takesClicks}
    >
      {ad.type === 'image' || still ? (
        <Picture src={ad.type === 'image' ? ad.media : ad.poster} alt="" decoding="async" $contained={contained} />
      ) : (
        <Film
          src={ad.media}
          poster={ad.poster}
          autoPlay
          muted
          loop={onEnded === undefined}
          onEnded={onEnded}
          onError={onEnded}
          playsInline
          $contained={contained}
        />
      )}
    </Link>
  );
});

const Link = styled.a<{ readonly $inert: boolean }>`
  display: block;
  width: 100%;
  height: 100%;
  pointer-events: ${({ $inert }) => ($inert ? 'none' : 'auto')};
  &:focus-visible {
    border-radius: ${theme.radius.card};
    outline-offset: -3px;
  }
`;

interface Fit {
  readonly $contained: boolean;
}

const fitted = css<Fit>`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: ${({ $contained }) => ($contained ? 'contain' : 'cover')};
  object-position: ${({ $contained }) => ($contained ? 'center' : 'left center')};
`;

const Picture = styled.img<Fit>`
  ${fitted}
`;

const Film = styled.video<Fit>`
  ${fitted}
`;
