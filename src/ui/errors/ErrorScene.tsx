import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Container } from '../shared/Container';
import { useReplacement } from '../shared/focus';
import { HologramScene } from '../shared/HologramScene';
import { usePageNow } from '../shared/page-context';
import { space, theme } from '../theme/theme';
import { ErrorActions } from './ErrorActions';
import type { ErrorFace } from './error-page.machine';
import type { ErrorServices } from './error-services';
import type { ShownError } from './shown-error';

const lock = <path d="M128 84h64v48h-64zM140 84V70a20 20 0 0 1 40 0v14M160 102v14" />;

/** Picture of each error page, drawn around the point 160,92. */
const errorFigures: Record<ErrorFace, ReactNode> = {
  401: lock,
  403: (
    <>
      {lock}
      <path d="m112 60-8-6M208 60l8-6M104 96H94M216 96h10" />
    </>
  ),
  404: (
    <>
      <path d="M120 148V86a40 40 0 0 1 80 0v62l-13-12-14 12-13-12-13 12-14-12z" />
      <path d="M146 84v10M174 84v10M148 112c6 8 18 8 24 0M120 104c-8 0-14-4-18-12M200 104c8 0 14-4 18-12" />
    </>
  ),
  419: (
    <path d="M132 50h56M132 138h56M138 50c0 26 22 30 22 44s-22 18-22 44M182 50c0 26-22 30-22 44s22 18 22 44M150 126h20" />
  ),
  500: (
    <path d="m156 50-38 24v46l38 24M164 50l-6 26 14 14-12 18 10 14-6 22M172 54l30 18v44l-28 24M118 74l34 20M202 74l-24 16" />
  ),
  offline: (
    <path d="M112 92a68 68 0 0 1 96 0M128 108a45 45 0 0 1 64 0M144 124a22 22 0 0 1 32 0M160 139v1M118 58l84 84" />
  ),
  503: (
    <path d="M160 44c18 14 24 34 24 54l-8 22h-32l-8-22c0-20 6-40 24-54zM136 98l-16 14v22l22-14M184 98l16 14v22l-22-14M160 74a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM152 132v14M168 132v14M160 132v22" />
  ),
};

export interface ErrorSceneProps {
  readonly error: ShownError;
  readonly services?: ErrorServices | undefined;
}

/** An error page: picture, message and next steps. */
export const ErrorScene = observer(function ErrorScene({ error, services }: ErrorSceneProps) {
  // The first document has the focus and the scroll position of the browser.
  const title = useReplacement<HTMLHeadingElement>(usePageNow() !== undefined);
  return (
    <Room>
      <Hologram>
        <HologramScene width={440}>
          <Floating>{errorFigures[error.page]}</Floating>
        </HologramScene>
      </Hologram>
      <Content>
        {error.status === undefined ? null : <Status>{error.status}</Status>}
        <Title ref={title} tabIndex={-1}>
          {error.title}
        </Title>
        <Text>{error.text}</Text>
        <Ways>
          <ErrorActions error={error} services={services} />
        </Ways>
      </Content>
    </Room>
  );
});

const float = keyframes`
  from { transform: translateY(3px); }
  to { transform: translateY(-5px); }
`;

const Floating = styled.g`
  animation: ${float} 2.4s ease-in-out infinite alternate;
`;

const Room = styled(Container)`
  display: grid;
  align-items: center;
  gap: ${space(4)} ${space(12)};
  min-height: 60vh;
  padding-block: ${space(8)};
  @media ${theme.from.large} {
    /* Up to four actions share one row. */
    grid-template-columns: 5fr 3fr;
    padding-block: ${space(16)};
  }
`;

const Hologram = styled.div`
  display: grid;
  justify-items: center;
  @media ${theme.from.large} {
    order: 2;
  }
  @media ${theme.below.large} {
    max-width: 300px;
    margin-inline: auto;
  }
`;

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  @media ${theme.below.large} {
    justify-items: center;
    text-align: center;
  }
`;

const Status = styled.p`
  font: 600 ${theme.size.lg} ${theme.font.heading};
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.cyan};
`;

const Title = styled.h1`
  font-size: clamp(2rem, 5vw, 3.5rem);
`;

const Text = styled.p`
  max-width: 36rem;
  text-wrap: balance;
  font-size: ${theme.size.lg};
  color: ${theme.colour.textSoft};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(2)};
  @media ${theme.below.large} {
    justify-content: center;
  }
`;
