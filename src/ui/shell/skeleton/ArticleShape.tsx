import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space } from '../../theme/space';
import { theme } from '../../theme/theme';
import { Paragraph } from './Paragraph';
import { Box, headingLine, Line } from './skeleton.styles';

/** A text below its picture; `wide` where a table of contents may stand beside it. */
export const ArticleShape = observer(function ArticleShape({ wide = false }: { readonly wide?: boolean }) {
  return (
    <>
      <Backdrop>
        <Hero />
      </Backdrop>
      <Column $wide={wide}>
        <Line $width="78%" $room={headingLine('clamp(2rem, 4.4vw, 3.25rem)')} />
        <Text>
          <Line $width="90%" $room="1.9375rem" />
        </Text>
        <Byline>
          <Box $width="36px" $height="36px" $radius={theme.radius.pill} />
          <Line $width="200px" $room="1.35rem" />
        </Byline>
        <Text>
          <Paragraph lines={4} room="1.8125rem" />
        </Text>
        <Text>
          <Paragraph lines={5} room="1.8125rem" />
        </Text>
      </Column>
    </>
  );
});

const Backdrop = styled.div`
  max-width: 1160px;
  margin-inline: auto;
  @media (min-width: 640px) {
    padding: ${space(2)} ${space(6)} 0;
  }
  @media ${theme.wide} {
    padding-inline: ${space(10)};
  }
`;

const Hero = styled(Box).attrs({ $ratio: '16 / 9', $radius: '0' })`
  max-height: 52vh;
  mask-image: linear-gradient(#000 62%, transparent);
  @media (min-width: 640px) {
    border-radius: ${theme.radius.panel} ${theme.radius.panel} 0 0;
  }
`;

const Column = styled.div<{ readonly $wide: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  max-width: 48rem;
  margin: -${space(14)} auto 0;
  padding: 0 ${space(4)} ${space(16)};
  @media (min-width: 640px) {
    padding-inline: ${space(10)};
  }
  @media (min-width: 1160px) {
    max-width: ${({ $wide }) => ($wide ? '1080px' : '48rem')};
  }
`;

const Text = styled.div`
  max-width: 45rem;
`;

const Byline = styled.div`
  display: flex;
  align-items: start;
  gap: ${space(3)};
  max-width: 45rem;
  height: 57px;
`;
