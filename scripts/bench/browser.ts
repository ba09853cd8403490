import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../test/browsers.ts';

/** Launches the Chromium of this machine. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: ['--no-sandbox', '--disable-quic'],
    ...(executablePath && { executablePath }),
  });
}
