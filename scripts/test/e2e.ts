import { ensureChromium } from './install-browsers.ts';
import { runScript, runTool } from './tool.ts';

/** The browser tests need the built app. */
async function run(): Promise<number> {
  const chromium = await ensureChromium();
  if (chromium === undefined) return 1;
  const built = await runScript('scripts/build.ts');
  if (built !== 0) return built;
  const args = ['test', ...process.argv.slice(2)];
  return runTool('@playwright/test', args, { env: { CHROMIUM_PATH: chromium } }, 'playwright');
}

process.exitCode = await run();
