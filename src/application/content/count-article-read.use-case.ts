import type { Attention } from '../system/attention.port';
import type { Cancel } from '../system/clock.port';
import type { BlogGateway } from './blog-gateway.port';

/** Tells the server, once for each article, that a visitor has it before them; nobody is told when that fails, and the next opening tries again. */
export class CountArticleRead {
  private readonly told = new Set<string>();

  constructor(
    private readonly gateway: BlogGateway,
    private readonly attention: Attention,
  ) {}

  /** Waits while the tab is not seen, until cancelled. */
  execute(article: string): Cancel {
    return this.attention.whenSeen(() => void this.tell(article));
  }

  private async tell(article: string): Promise<void> {
    if (this.told.has(article)) return;
    this.told.add(article);
    const answer = await this.gateway.countRead(article);
    if (!answer.ok) this.told.delete(article);
  }
}
