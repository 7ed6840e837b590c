import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SectionHeader } from '../shared/SectionHeader';
import { space } from '../theme/theme';

export interface KitSectionProps {
  /** Also the fragment of the section: `#{id}`. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Section of the kit page for one group of components. */
export const KitSection = observer(function KitSection({ id, title, children }: KitSectionProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} title={title} />
      {children}
    </Section>
  );
});

const Section = styled.section`
  margin-top: ${space(14)};
  scroll-margin-top: 88px;
`;
