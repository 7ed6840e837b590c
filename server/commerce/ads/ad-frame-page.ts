import { escapeHtml } from '../../messaging/mail/escape-html';

/** What a frame is made for. */
export interface AdFrame {
  /** The VAST tag that is asked. */
  readonly tag: string;
  /** Who is told how it went. */
  readonly portalOrigin: string;
  readonly nonce: string;
}

/** Where the frame's script lies. */
export const AD_FRAME_SCRIPT = '/frame.js';

const STYLE = `
html,body{margin:0;height:100%;overflow:hidden;background:#0A0B14}
video{display:block;width:100%;height:100%;object-fit:contain}
a{position:absolute;inset:0;display:flex;align-items:flex-start;justify-content:flex-end;padding:12px;text-decoration:none}
a[hidden]{display:none}
a:focus-visible{outline:3px solid #5CE1FF;outline-offset:-3px}
span{padding:12px 18px;border-radius:999px;background:rgba(10,11,20,.82);color:#fff;font:600 15px/1.5 system-ui,sans-serif}
`;

/** Writes the document in which a third party's ad is fetched and played: a video, a link over it, and one script. */
export function adFramePage({ tag, portalOrigin, nonce }: AdFrame): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Advertisement</title>
<style nonce="${nonce}">${STYLE}</style></head>
<body><video playsinline muted disablepictureinpicture></video>
<a hidden target="_blank" rel="noopener noreferrer sponsored"><span>Visit the advertiser</span></a>
<script nonce="${nonce}" src="${AD_FRAME_SCRIPT}" data-tag="${escapeHtml(tag)}" data-portal="${escapeHtml(portalOrigin)}"></script>
</body>
</html>
`;
}
