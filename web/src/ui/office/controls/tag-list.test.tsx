import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FluentRoot } from '../fluent-root.tsx';
import { TagList } from './tag-list.tsx';

test('more tags than one line has room for are on several', async () => {
  const names = ['contemplative', 'comforting', 'mysterious', 'adventurous', 'effervescent'];
  const tags = names.map((name) => ({ value: name, label: name }));
  const screen = await render(
    <FluentRoot>
      <div data-testid="phone" style={{ width: 280 }}>
        <TagList label="Adjectives" tags={tags} />
      </div>
    </FluentRoot>,
  );
  await expect.element(screen.getByText('effervescent')).toBeVisible();
  const { scrollWidth, clientWidth } = screen.getByTestId('phone').element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
