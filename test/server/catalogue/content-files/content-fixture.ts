import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { applyContent } from '../../../../server/catalogue/content-files/content-commands';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';

const picture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 180, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** A correct article that names the picture of the folder. */
export const article = `---
title: A New Start
excerpt: Why we began again.
picture: start.png
category: { slug: web-and-vr, title: Web & VR }
tags: [{ slug: webxr, title: WebXR }, { slug: calm, title: Calm }]
author: nova
published: 2026-11-20T10:00:00Z
status: published
---

# Hello
`;

/** A folder of content with a picture, and the commands on it. */
export interface ContentFixture {
  readonly folder: string;
  write(files: Readonly<Record<string, string>>): void;
  /** Replaces the picture of the folder. */
  paint(colour: string): Promise<void>;
  apply(options?: {
    readonly dryRun?: boolean;
    readonly prune?: boolean;
    readonly path?: string;
  }): ReturnType<typeof applyContent>;
  /** Names of the stored pictures of articles. */
  pictures(): readonly string[];
}

/** Creates an empty folder of content for a server. */
export async function contentFixture(server: TestServer): Promise<ContentFixture> {
  const folder = temporaryFolder();
  for (const name of ['articles', 'legal', 'help']) mkdirSync(join(folder, name));
  const paint = async (colour: string): Promise<void> => {
    writeFileSync(join(folder, 'articles/start.png'), await picture(colour));
  };
  await paint('#204080');
  const blog = join(server.deps.config.dataFolder, 'published', 'pictures', '_blog');
  return {
    folder,
    paint,
    write(files) {
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    },
    apply: (options = {}) => applyContent(server.deps, { path: folder, dryRun: false, prune: false, ...options }),
    pictures: () => (existsSync(blog) ? readdirSync(blog) : []),
  };
}
