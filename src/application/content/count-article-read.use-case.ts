import type { BlogGateway } from './blog-gateway.port';

/** Tells the server that an article is being read; nobody is told when that fails. */
export class CountArticleRead {
  constructor(private readonly gateway: BlogGateway) {}

  async execute(article: string): Promise<void> {
    await this.gateway.countRead(article);
  }
}
