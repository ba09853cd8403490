import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './controls/button.tsx';
import { FluentRoot } from './fluent-root.tsx';
import { OfficeDialog } from './office-dialog.tsx';

type OpenerProps = {
  isBusy?: boolean;
  onClosed?: () => void;
  onSubmit?: () => void;
  onSubmitAround?: () => void;
  children?: ReactNode;
};

/** A form whose button opens a dialog with a form of its own, which has its button among the dialog's. */
function Opener({ isBusy = false, onClosed, onSubmit, onSubmitAround, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClosed?.();
    setOpen(false);
  };
  const actions = (
    <Button type="submit" form="scent">
      Save
    </Button>
  );
  return (
    <FluentRoot>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmitAround?.();
        }}
      >
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <OfficeDialog title="A scent" isBusy={isBusy} actions={actions} onClose={close}>
            <form
              id="scent"
              onSubmit={(event) => {
                event.preventDefault();
                onSubmit?.();
              }}
            >
              <input aria-label="Name" />
            </form>
            {children}
          </OfficeDialog>
        )}
      </form>
    </FluentRoot>
  );
}

const dialogOf = (name: string) => page.getByRole('dialog', { name });
const scent = dialogOf('A scent');
const focused = () => document.activeElement;

async function open(given: OpenerProps & { isSafari?: boolean } = {}) {
  const { isSafari = false, ...props } = given;
  const screen = await render(<Opener {...props} />);
  const button = screen.getByRole('button', { name: 'Open' });
  if (isSafari) button.element().addEventListener('mousedown', (event) => event.preventDefault());
  await button.click();
  await expect.element(scent).toBeVisible();
  await expect.element(scent.getByLabelText('Name')).toHaveFocus();
  return button;
}

/** A button that opens one more dialog, as `Render` draws it. */
function Another({ Render }: { Render: (props: { onClose: () => void }) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>More</Button>
      {isOpen && <Render onClose={() => setOpen(false)} />}
    </>
  );
}

const Question = ({ onClose }: { onClose: () => void }) => (
  <OfficeDialog title="Sure?" onClose={onClose} actions={<Button>Yes</Button>}>
    <p>Text</p>
  </OfficeDialog>
);

async function tabs(count: number) {
  const names: unknown[] = [];
  for (let step = 0; step < count; step += 1) {
    await userEvent.keyboard('{Tab}');
    names.push(focused()?.getAttribute('aria-label') ?? focused()?.textContent);
  }
  return names;
}

test('it opens on its first field, keeps Tab inside, and gives the focus back', async () => {
  const onClosed = vi.fn();
  const opener = await open({ onClosed });
  expect(await tabs(4)).toEqual(['Save', 'Close', 'Name', 'Save']);
  await userEvent.keyboard('{Escape}');
  await expect.element(scent).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onClosed).toHaveBeenCalledOnce();
});

test('it gives the focus back to the button that opened it, which Safari does not focus on a click', async () => {
  const opener = await open({ isSafari: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(scent).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('Enter in it submits its own form by the button below, and not the form around it', async () => {
  const [onSubmit, onSubmitAround] = [vi.fn(), vi.fn()];
  await open({ onSubmit, onSubmitAround });
  await scent.getByLabelText('Name').fill('Oak');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmitAround).not.toHaveBeenCalled();
});

test('while something is being sent it cannot be closed', async () => {
  const onClosed = vi.fn();
  await open({ isBusy: true, onClosed });
  await userEvent.keyboard('{Escape}');
  await scent.getByRole('button', { name: 'Close' }).click({ force: true });
  document.querySelector<HTMLElement>('.fui-DialogSurface__backdrop')?.click();
  await expect.element(scent).toBeVisible();
  expect(onClosed).not.toHaveBeenCalled();
});

test('Escape closes it also after the element with the focus is gone, and not while a word is composed', async () => {
  const onClosed = vi.fn();
  await open({ onClosed });
  const composing = new KeyboardEvent('keydown', {
    key: 'Escape',
    bubbles: true,
    isComposing: true,
  });
  scent.getByLabelText('Name').element().dispatchEvent(composing);
  expect(onClosed).not.toHaveBeenCalled();
  (focused() as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  await expect.element(scent).not.toBeInTheDocument();
  expect(onClosed).toHaveBeenCalledOnce();
});

test('a click beside it closes it', async () => {
  await open();
  document.querySelector<HTMLElement>('.fui-DialogSurface__backdrop')?.click();
  await expect.element(scent).not.toBeInTheDocument();
});

test('Escape closes the upper of two dialogs, and the lower one has the focus and keeps its text', async () => {
  const onClosed = vi.fn();
  await open({ onClosed, children: <Another Render={Question} /> });
  await scent.getByLabelText('Name').fill('Oak');
  await scent.getByRole('button', { name: 'More' }).click();
  await expect.element(dialogOf('Sure?').getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(await tabs(3)).toEqual(['Yes', 'Close', 'Yes']);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialogOf('Sure?')).not.toBeInTheDocument();
  expect(onClosed).not.toHaveBeenCalled();
  await expect.element(scent.getByRole('button', { name: 'More' })).toHaveFocus();
  await expect.element(scent.getByLabelText('Name')).toHaveValue('Oak');
  expect(await tabs(3)).toEqual(['Save', 'Close', 'Name']);
});

test('what is behind it is hidden from readers while it is open', async () => {
  const opener = await open();
  await expect.poll(() => opener.query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toBeVisible();
});

test('on a page that scrolls, the backdrop covers all of it, and the page does not move', async () => {
  document.body.style.height = '3000px';
  const opener = await render(<Opener />);
  const form = () => document.querySelector('form')?.getBoundingClientRect().width;
  const before = form();
  await opener.getByRole('button', { name: 'Open' }).click();
  await expect.element(scent).toBeVisible();
  const backdrop = document.querySelector('.fui-DialogSurface__backdrop');
  expect(backdrop?.getBoundingClientRect().width).toBe(innerWidth);
  expect(getComputedStyle(document.documentElement).scrollbarGutter).toBe('auto');
  expect(form()).toBe(before);
  document.body.style.height = '';
});
