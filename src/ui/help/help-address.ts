import type { HelpView } from '../../domain/help/help-view';
import { helpViewSegment } from '../../domain/help/help-view';

/** The address of a view of the help centre. */
export function helpAddress(view: HelpView): string {
  return ['/hc', helpViewSegment(view) ?? []].flat().join('/');
}
