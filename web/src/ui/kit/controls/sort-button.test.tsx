import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SortButton } from './sort-button.tsx';

test.each([
  ['ascending', 'M6 10V2M3 5l3-3 3 3'],
  ['descending', 'M6 2v8M3 7l3 3 3-3'],
  [undefined, 'm3.5 4.5 2.5-2 2.5 2M3.5 7.5l2.5 2 2.5-2'],
] as const)(
  'the order %s is drawn beside the title, which alone is the name',
  async (direction, d) => {
    const onClick = vi.fn();
    const screen = await render(
      <SortButton title="Name" direction={direction} onClick={onClick} />,
    );
    const button = screen.getByRole('button', { name: 'Name', exact: true });
    await button.click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(button.element().querySelector('path')?.getAttribute('d')).toBe(d);
  },
);
