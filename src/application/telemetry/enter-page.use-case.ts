import { pageView } from '../../domain/telemetry/page-view';
import type { Device } from '../system/device';
import type { Analytics } from './analytics.port';
import type { PageState } from './page-state';

/** Records a page view with the page's route pattern and path. */
export class EnterPage {
  constructor(
    private readonly page: PageState,
    private readonly analytics: Analytics,
    private readonly device: Pick<Device, 'mobile'>,
  ) {}

  execute(route: string, path: string): void {
    this.page.enter(route);
    this.analytics.track(pageView(route, path, this.device.mobile));
  }
}
