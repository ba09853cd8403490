import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FluentRoot } from '../../../ui/kit/fluent-root.tsx';
import { ColorsField } from './colors-field.tsx';

const submitted = vi.fn();

function Colors({ initial, offered }: { initial: readonly string[]; offered: readonly string[] }) {
  const [colors, setColors] = useState(initial);
  return (
    <FluentRoot>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <p data-testid="colors">{colors.join(' ')}</p>
        <ColorsField
          value={colors}
          stored={initial}
          offered={offered}
          onValue={setColors}
          error={undefined}
          changed={undefined}
        />
        <button type="submit">Save</button>
      </form>
    </FluentRoot>
  );
}

async function open(initial: readonly string[], offered: readonly string[] = []) {
  submitted.mockClear();
  await page.viewport(1280, 900);
  return render(<Colors initial={initial} offered={offered} />);
}
const colors = () => expect.poll(() => page.getByTestId('colors').element().textContent);
const hue = () => page.getByRole('slider', { name: 'Hue' });
const hex = () => page.getByRole('textbox', { name: 'Hex' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const popover = () => page.getByRole('dialog', { name: /^Colors/ });

async function moveHue(key: string) {
  await expect.element(hue()).toBeInTheDocument();
  (hue().element() as HTMLElement).focus();
  await userEvent.keyboard(key);
}

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return hex()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

test('a new swatch stays #333, under a picker at #F8B133, until a color is picked', async () => {
  await open([]);
  await expect.element(hue()).not.toBeInTheDocument();
  await button('Add a color').click();
  await colors().toBe('#333');
  await expect.element(hue()).toHaveValue('38');
  await moveHue('{ArrowRight}');
  await expect.element(hue()).toHaveValue('39');
  await colors().toMatch(/^#f8b[0-9a-f]33$/);
});

test('the hue of a gray moves, and is there when the gray gets saturated', async () => {
  await open(['#808080']);
  await button(/^1: gray/).click();
  await moveHue('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(hue()).toHaveValue('3');
  await colors().toBe('#808080');
});

test('a press on a swatch opens its color with the hex field in focus, and Remove takes that one away', async () => {
  await open(['#ff0000', '#00ff00']);
  await button(/^2: green/).click();
  await expect.element(hex()).toHaveFocus();
  await expect.element(hex()).toHaveValue('#00ff00');
  await expect.element(hue()).toHaveValue('120');
  await button('Remove this color').click();
  await colors().toBe('#ff0000');
  await expect.element(popover()).not.toBeInTheDocument();
  await expect.element(button('Add a color')).toHaveFocus();
});

test.each([
  ['#D98C2B', '#D98C2B'],
  ['d98c2b', '#d98c2b'],
  ['#abc', '#abc'],
])(
  'the typed hex %s becomes the color %s, and Enter closes without saving the form',
  async (text, color) => {
    await open(['#ff0000', '#00ff00']);
    await button(/^1: red/).click();
    await hex().fill(text);
    await colors().toBe(`${color} #00ff00`);
    await expect.element(popover().getByText('was #ff0000')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(popover()).not.toBeInTheDocument();
    await expect.element(button(/^1:/)).toHaveFocus();
    expect(submitted).not.toHaveBeenCalled();
  },
);

test('Escape closes and keeps the colors from before', async () => {
  await open(['#ff0000', '#00ff00']);
  await button(/^1: red/).click();
  await hex().fill('#123456');
  await colors().toBe('#123456 #00ff00');
  await userEvent.keyboard('{Escape}');
  await colors().toBe('#ff0000 #00ff00');
  await expect.element(button(/^1: red/)).toHaveFocus();
});

test('text that is no color changes nothing and is gone when the field is left', async () => {
  await open(['#ff0000']);
  await button(/^1: red/).click();
  await hex().fill('rose');
  await expect.element(hex()).toHaveAttribute('aria-invalid', 'true');
  // The browser puts nonsense into the field.
  expect(paste('cheerful nonsense')).toBe(true);
  await colors().toBe('#ff0000');
  await userEvent.tab();
  await expect.element(hex()).toHaveValue('#ff0000');
});

test('several pasted colors fill this place and those after it, and what is left out is said', async () => {
  await open(['#ff0000', '#00ff00', '#0000ff']);
  await button(/^2: green/).click();
  await expect.element(hex()).toHaveFocus();
  expect(paste('#D98C2B, rose, a5541b')).toBe(false);
  await colors().toBe('#ff0000 #D98C2B #a5541b');
  await expect.element(popover().getByText(/2 colors pasted\. Left out: .?rose/)).toBeVisible();
  paste('#111 #222 #333333 #444 #555 #666 #777 #888 #999');
  await colors().toBe('#ff0000 #111 #222 #333333 #444 #555 #666 #777');
  await expect
    .element(popover().getByText(/7 colors pasted\. Left out: .?#888, #999/))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await colors().toBe('#ff0000 #00ff00 #0000ff');
});

test('a color as browsers copy it is taken, and the number of a Pantone is not', async () => {
  await open(['#ff0000']);
  await button(/^1: red/).click();
  await expect.element(hex()).toHaveFocus();
  await hex().fill('rgb(179, 146, 95)');
  await colors().toBe('#b3925f');
  await hex().fill('PANTONE 872 C');
  await expect.element(hex()).toHaveAttribute('aria-invalid', 'true');
  await colors().toBe('#b3925f');
});

test('what was said of a paste is gone with the next color', async () => {
  await open(['#ff0000']);
  await button(/^1: red/).click();
  await expect.element(hex()).toHaveFocus();
  paste('#D98C2B, rose');
  const said = popover().getByText(/1 color pasted\. Left out: .?rose/);
  await expect.element(said).toBeVisible();
  await hex().fill('#123456');
  await colors().toBe('#123456');
  await expect.element(said).not.toBeInTheDocument();
});

test('a color of the picture is taken by a press', async () => {
  await open(['#ff0000'], ['#0000ff', '#e7dfd3']);
  await button(/^1: red/).click();
  await popover()
    .getByRole('group', { name: 'From the picture' })
    .getByRole('button')
    .first()
    .click();
  await colors().toBe('#0000ff');
});

test('a press beside the popover closes it and keeps the new color', async () => {
  await open(['#ff0000']);
  await button(/^1: red/).click();
  await hex().fill('#123456');
  await page.getByTestId('colors').click();
  await expect.element(popover()).not.toBeInTheDocument();
  await colors().toBe('#123456');
});

test('the eighth color is the last', async () => {
  await open(Array.from({ length: 7 }, () => '#ff0000'));
  await button('Add a color').click();
  await expect.element(button('Add a color')).not.toBeInTheDocument();
  await button('Remove this color').click();
  await expect.element(button('Add a color')).toBeVisible();
});

test('a second press on a swatch closes it, and a press on another one opens that', async () => {
  await open(['#808080', '#112233']);
  const [gray, blue] = [button(/^1: gray/), button(/^2: /)];
  await gray.click();
  await expect.element(popover()).toBeVisible();
  await gray.click();
  await expect.element(popover()).not.toBeInTheDocument();
  await expect.element(gray).toHaveAttribute('aria-expanded', 'false');
  await expect.element(gray).toHaveFocus();
  await gray.click();
  await expect.element(popover()).toBeVisible();
  await blue.click();
  await expect.element(blue).toHaveAttribute('aria-expanded', 'true');
  await expect.element(popover()).toBeVisible();
});
