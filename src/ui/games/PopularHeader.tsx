import { SectionHeader } from '../shared/SectionHeader';
import { indexAddress } from './index-address';

/** Heading of the most popular games with a link to all; has the id `popular`. */
export function PopularHeader() {
  return (
    <SectionHeader
      id="popular"
      title="Most Popular Games"
      link={{ to: indexAddress(new URLSearchParams(), { sort: 'popular' }), label: 'See all popular games' }}
    />
  );
}
