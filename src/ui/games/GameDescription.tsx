import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { RichText } from '../content/RichText';
import { gameTexts } from '../notices/texts/game.texts';
import { Button } from '../shared/Button';
import { space, theme } from '../theme/theme';
import { descriptionForm } from './game-page-sections.machine';

export interface GameDescriptionProps {
  /** HTML sanitised by the server. */
  readonly html: string;
}

/** The description of a game; a long one is collapsed (spec 2 §9). */
export const GameDescription = observer(function GameDescription({ html }: GameDescriptionProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const form = descriptionForm(html);
  const long = form === 'folded';
  return (
    <section aria-labelledby={`${id}title`}>
      <Title id={`${id}title`}>Description</Title>
      {form === 'none' ? (
        <EmptyText>{gameTexts['no-description'].body}</EmptyText>
      ) : (
        <Fold
          id={id}
          $folded={long && !open}
          onFocus={() => {
            // A focused link in the hidden part must be visible.
            setOpen(true);
          }}
        >
          <RichText html={html} />
        </Fold>
      )}
      {long ? (
        <Button
          icon={open ? 'chevron-up' : 'chevron-down'}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {open ? 'Show Less' : 'Show More'}
        </Button>
      ) : null}
    </section>
  );
});

const Title = styled.h2`
  margin-bottom: ${space(3)};
  /* The longest word fits a small phone with a large font. */
  font-size: min(${theme.size.xl}, 14vw);
`;

const EmptyText = styled.p`
  color: ${theme.colour.textSoft};
`;

const Fold = styled.div<{ readonly $folded: boolean }>`
  max-width: 72ch;
  max-height: ${({ $folded }) => ($folded ? '22rem' : 'none')};
  margin-bottom: ${space(3)};
  overflow: ${({ $folded }) => ($folded ? 'clip' : 'visible')};
  h2 {
    font-size: ${theme.size.lg};
  }
  h3 {
    font-size: ${theme.size.md};
  }
  mask-image: ${({ $folded }) => ($folded ? 'linear-gradient(#000 70%, transparent)' : 'none')};
  /* Without JavaScript there is no button to expand it. */
  @media ${theme.media.noScript} {
    max-height: none;
    mask-image: none;
  }
`;
