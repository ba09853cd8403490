import { patience } from '../../../scripts/test/patience.ts';

export type Size = { width: number; height: number };

/** A person in a browser that Playwright does not drive. Elements are found by what assistive programs are told. */
export type Visitor = {
  /** Which browser, with its version. */
  name: string;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Replaces what a field holds. */
  fill(label: string, text: string): Promise<void>;
  press(role: 'button' | 'link', name: string): Promise<void>;
  /** Clicks the element that holds just this text. */
  pressText(text: string): Promise<void>;
  /** Clicks the first element inside each group, once as many groups are there. */
  pressFirstOfEach(groups: string, inside: string, count: number): Promise<void>;
  /** Waits until the element is there. */
  see(role: string, name: string): Promise<void>;
  /** Does something in the window that the page has just opened, and goes back to the page. */
  inPopup(act: () => Promise<void>): Promise<void>;
  /** Errors that nobody caught, as far as the browser tells. */
  errors: readonly string[];
  close(): Promise<void>;
};

/** How long an element is waited for. What comes is there at once as a rule. */
export const PATIENCE_MS = 30_000 * patience();
