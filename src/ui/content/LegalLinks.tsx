import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { legalSlugs } from '../../domain/content/legal-page';
import { legalTitles } from './legal-titles';

interface LegalLinksProps {
  /** The link of one entry. */
  readonly entry: ComponentType<{ readonly to: string; readonly children: string }>;
}

/** List with a link to each legal page. */
export const LegalLinks = observer(function LegalLinks({ entry: Entry }: LegalLinksProps) {
  return (
    <ul>
      {legalSlugs.map((slug) => (
        <li key={slug}>
          <Entry to={`/hc/legal/${slug}`}>{legalTitles[slug]}</Entry>
        </li>
      ))}
    </ul>
  );
});
