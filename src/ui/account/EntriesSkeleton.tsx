import { observer } from 'mobx-react-lite';
import { Blank } from '../shared/Blank';
import { Entries, Entry, Sign, Words } from './purchase.styles';

export interface EntriesSkeletonProps {
  readonly rows: number;
}

/** A list of purchases or belongings that is still to come. */
export const EntriesSkeleton = observer(function EntriesSkeleton({ rows }: EntriesSkeletonProps) {
  return (
    <Entries>
      {Array.from({ length: rows }, (_, row) => (
        <Entry key={row}>
          <Sign />
          <Words>
            <Blank $width="160px" />
            <Blank $width="240px" />
          </Words>
          <Blank $width="72px" />
        </Entry>
      ))}
    </Entries>
  );
});
