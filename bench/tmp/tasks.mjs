// Long tasks with causes. args: pages
import { chromium } from '@playwright/test';
import { withPortal } from '../lib/portal.mjs';
import { writeFileSync } from 'node:fs';
const rate = Number(process.env.RATE ?? 1);
const paths = process.argv.slice(2);
await withPortal({ games: 200, port: 8490, demo: true, tls: 8491 }, async ({ address }) => {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--ignore-certificate-errors',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
    ],
  });
  for (const given of paths) {
    const [path, link] = given.split('>');
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
    page.on('console', (m) => {
      if (m.type() === 'error') console.log('CONSOLE', m.text());
    });
    const c = await context.newCDPSession(page);
    await c.send('Emulation.setCPUThrottlingRate', { rate });
    await c.send('Network.enable');
    await c.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 7.5e5 / 8,
    });
    const b = await browser.newBrowserCDPSession();
    const events = [];
    b.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    if (link) { if (path.startsWith('/account')) { await page.goto(address + '/', { waitUntil: 'load' }); await page.evaluate(() => fetch('/v1/public/user/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ login: 'nova', password: 'Holocade!1', remember: false }) })); } await page.goto(address + path, { waitUntil: 'load' }); await page.waitForTimeout(3000); await page.locator(link).first().scrollIntoViewIfNeeded(); await page.locator(link).first().hover(); await page.waitForTimeout(1500); }
    await b.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: [
          ...(process.env.INV ? ['disabled-by-default-devtools.timeline.invalidationTracking'] : []),
          'devtools.timeline',
          'blink.user_timing',
          'disabled-by-default-devtools.timeline.stack',
          'disabled-by-default-v8.cpu_profiler',
          'loading',
          'toplevel',
          'disabled-by-default-devtools.timeline',
          'v8.execute',
        ],
      },
    });
    if (link) { await page.mouse.down(); await page.mouse.up(); await page.waitForTimeout(2500); } else {
    await page.goto(address + path, { waitUntil: 'load' });
    await page.waitForTimeout(5000); }
    const done = new Promise((r) => b.once('Tracing.tracingComplete', r));
    await b.send('Tracing.end');
    await done;
    writeFileSync('/tmp/h/trace.json', JSON.stringify({ traceEvents: events }));
    const main = events.find(
      (e) =>
        e.name === 'thread_name' &&
        e.args.name === 'CrRendererMain' &&
        events.some(
          (x) =>
            (x.pid === e.pid && x.name === 'FirstContentfulPaint') ||
            (x.pid === e.pid && x.name === 'firstContentfulPaint'),
        ),
    );
    const mains = events.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain');
    let best;
    for (const m of mains) {
      const n = events.filter(
        (e) => (e.pid === m.pid && e.tid === m.tid && e.name === 'EvaluateScript') || e.name === 'v8.evaluateModule',
      ).length;
      if (!best || n > best.n) best = { ...m, n };
    }
    const hit = events.find((e) => e.name === 'EventDispatch' && e.args?.data?.type === 'mousedown');
    const m = (link && hit && mains.find((e) => e.pid === hit.pid && e.tid === hit.tid)) || main || best;
    const mine = events.filter((e) => e.pid === m.pid && e.tid === m.tid).map((e) => e.tdur === undefined ? e : { ...e, wall: e.dur, dur: e.tdur * 4 / rate });
    const nav = events
      .filter((e) => e.name === 'navigationStart' && e.args.data?.documentLoaderURL?.startsWith(address))
      .at(-1);
    const t0 = (link ? mine.find((e) => e.name === 'EventDispatch' && e.args?.data?.type === 'mousedown') : nav ?? mine[0])?.ts ?? mine[0].ts;
    // CPU profile samples by task
    const chunks = events.filter((e) => e.name === 'ProfileChunk' && e.pid === m.pid);
    const prof = events.filter((e) => e.name === 'Profile' && e.pid === m.pid);
    const nodes = new Map();
    const samples = [];
    for (const p of prof) {
      if (p.tid !== m.tid) continue;
      let t = p.args.data.startTime;
      for (const ch of chunks.filter((x) => x.id === p.id)) {
        const d = ch.args.data;
        for (const n of d.cpuProfile?.nodes ?? []) nodes.set(n.id, n);
        (d.cpuProfile?.samples ?? []).forEach((s, i) => {
          t += d.timeDeltas[i];
          samples.push([t, s]);
        });
      }
    }
    const tasks = mine.filter((e) => e.name === 'RunTask' && e.ph === 'X' && e.dur > 50_000);
    const total = mine
      .filter((e) => e.name === 'RunTask' && e.ph === 'X')
      .reduce((s, e) => s + Math.max(0, e.dur - 50_000), 0);
    const fcp = mine.find((e) => e.name === 'firstContentfulPaint');
    const lcps = events.filter((e) => e.name.startsWith('largestContentfulPaint::Candidate') && e.pid === m.pid);
    console.log(
      `\n== ${path} FCP ${fcp ? ((fcp.ts - t0) / 1000).toFixed(0) : '-'} LCP ${lcps.length ? ((lcps.at(-1).ts - t0) / 1000).toFixed(0) : '-'} blocking ${(total / 1000).toFixed(0)} ms`,
    );
    for (const t of tasks) {
      const inside = mine.filter(
        (e) =>
          e.ph === 'X' &&
          e.ts >= t.ts &&
          e.ts + (e.wall ?? 0) <= t.ts + t.wall &&
          e !== t &&
          (e.dur ?? 0) > 8000 &&
          !/RunTask|RunMicro/.test(e.name),
      );
      const self = new Map();
      let count = 0;
      for (const [ts, id] of samples)
        if (ts >= t.ts && ts <= t.ts + t.dur) {
          count++;
          const n = nodes.get(id);
          const f = n?.callFrame;
          const k = `${f?.functionName || '(anon)'} ${(f?.url ?? '').split('/').at(-1)}:${f?.lineNumber ?? ''}:${f?.columnNumber ?? ''}`;
          self.set(k, (self.get(k) ?? 0) + 1);
        }
      console.log(
        `task at ${((t.ts - t0) / 1000).toFixed(0)} dur ${(t.dur / 1000).toFixed(0)}: ` +
          inside
            .slice(0, 12)
            .map(
              (e) =>
                `${e.name}${e.args?.data?.url ? '(' + e.args.data.url.split('/').at(-1) + ')' : ''}${e.args?.data?.functionName ? '(' + e.args.data.functionName + ')' : ''} ${(e.dur / 1000).toFixed(0)}`,
            )
            .join(', '),
      );
      if (process.env.TREE) {
        // inclusive call tree
        const parents = new Map();
        for (const n of nodes.values()) if (n.parent !== undefined) parents.set(n.id, n.parent);
        const incl = new Map();
        for (const [ts, id] of samples)
          if (ts >= t.ts && ts <= t.ts + t.dur) {
            const seen = new Set();
            for (let i = id; i !== undefined; i = parents.get(i)) {
              const f = nodes.get(i)?.callFrame;
              if (!f) break;
              const k = `${f.functionName || '(anon)'} ${(f.url ?? '').split('/').at(-1)}:${f.lineNumber ?? ''}`;
              if (!seen.has(k)) {
                seen.add(k);
                incl.set(k, (incl.get(k) ?? 0) + 1);
              }
            }
          }
        for (const [k, v] of [...incl].sort((a, b) => b[1] - a[1]).slice(0, Number(process.env.TREE)))
          console.log('      incl', (((v / count) * t.dur) / 1000).toFixed(0), k);
      }
      if (process.env.SELF)
        for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, Number(process.env.SELF)))
          console.log('      ', (((v / count) * t.dur) / 1000).toFixed(0), k);
    }
    if (process.env.LAYOUTS)
      for (const e of mine)
        if (
          e.ph === 'X' &&
          ((e.name === 'Layout' && e.dur > 12000) || (e.name === 'UpdateLayoutTree' && e.dur > 12000))
        )
          console.log(
            '  ',
            ((e.ts - t0) / 1000).toFixed(0),
            e.name,
            (e.dur / 1000).toFixed(0),
            JSON.stringify(
              e.args.beginData
                ? {
                    d: e.args.beginData.dirtyObjects,
                    t: e.args.beginData.totalObjects,
                    p: e.args.beginData.partialLayout,
                  }
                : e.args.elementCount,
            ),
            (e.args.beginData?.stackTrace ?? [])
              .slice(0, 3)
              .map((f) => f.functionName + '@' + f.url.split('/').at(-1) + ':' + f.columnNumber)
              .join(' < '),
          );
    if (process.env.MARKS)
      for (const e of mine)
        if (['ScheduleStyleRecalculation', 'InvalidateLayout'].includes(e.name))
          console.log(
            '   ',
            ((e.ts - t0) / 1000).toFixed(0),
            e.name,
            (e.args.data?.stackTrace ?? [])
              .slice(0, 3)
              .map((f) => f.functionName + '@' + f.url.split('/').at(-1) + ':' + f.columnNumber)
              .join(' < '),
          );
    if (process.env.INV) {
      const seen = new Map();
      for (const e of events.filter(
        (e) =>
          e.pid === m.pid &&
          /InvalidationTracking|StyleInvalidator/.test(e.name) &&
          (e.ts - t0) / 1000 > Number(process.env.INV),
      )) {
        const d = e.args.data ?? {};
        const k = `${e.name} ${d.reason ?? ''} ${d.extraData ?? ''} ${d.nodeName ?? ''} ${(d.stackTrace ?? [])
          .slice(0, 4)
          .map((f) => f.functionName + '@' + f.url.split('/').at(-1) + ':' + f.columnNumber)
          .join(' < ')}`;
        const v = seen.get(k) ?? [0, (e.ts - t0) / 1000];
        v[0]++;
        seen.set(k, v);
      }
      for (const [k, [n, t]] of seen) console.log('   inv', t.toFixed(0), n, k.slice(0, 300));
    }
    const sum = {};
    for (const e of mine)
      if (
        e.ph === 'X' &&
        [
          'Layout',
          'UpdateLayoutTree',
          'PrePaint',
          'Paint',
          'ParseHTML',
          'EvaluateScript',
          'v8.compile',
          'v8.compileModule',
          'v8.evaluateModule',
          'FunctionCall',
          'MinorGC',
          'MajorGC',
          'ParseAuthorStyleSheet',
        ].includes(e.name)
      ) {
        (sum[e.name] ??= [0, 0])[0] += e.dur / 1000;
        sum[e.name][1]++;
      }
    console.log(
      Object.entries(sum)
        .map(([k, [d, n]]) => `${k} ${d.toFixed(0)}ms/${n}`)
        .join('  '),
    );
    await context.close();
  }
  await browser.close();
});
process.exit();
