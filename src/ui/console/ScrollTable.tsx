import type { ReactNode } from 'react';
import { Table } from './console.styles';
import { Scroll } from './statistics.styles';

interface ScrollTableProps {
  /** Name of the table for screen readers. */
  readonly label: string;
  /** Headings of the columns. */
  readonly heads: readonly string[];
  /** Rows. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** Table that scrolls in a card. */
export function ScrollTable({ label, heads, children, className }: ScrollTableProps) {
  return (
    <Scroll className={className} role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {/* Two columns can have the same heading: a build compared with itself. */}
            {heads.map((head, column) => (
              <th key={`${String(column)} ${head}`} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Scroll>
  );
}
