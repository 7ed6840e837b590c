import { SectionHeader } from '../shared/SectionHeader';
import { indexAddress } from './index-address';

/** The heading of the most popular games, with the way to all of them; it names its section by the id `popular`. */
export function PopularHeader() {
  return (
    <SectionHeader
      id="popular"
      title="Most Popular Games"
      link={{ to: indexAddress(new URLSearchParams(), { sort: 'popular' }), label: 'All by popularity' }}
    />
  );
}
