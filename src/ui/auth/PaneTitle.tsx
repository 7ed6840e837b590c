import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { styled } from 'styled-components';
import { shortened } from '../shared/shortened';
import { space, theme } from '../theme/theme';

/** The heading of a pane, which names the dialog, with a line of text below. */
export function PaneTitle({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Head>
      <Title slot="title" level={2}>
        {title}
      </Title>
      <Line>{children}</Line>
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(6)};
`;

const Title = styled(Heading)`
  padding-right: ${space(10)};
  /* A long name fits its line on a phone. */
  font-size: min(${theme.size.xl}, 6vw);
  ${shortened(3)}
`;

const Line = styled.p`
  color: ${theme.colour.textSoft};
`;
