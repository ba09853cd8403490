import { useFluent } from '@fluentui/react-components';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FluentRoot } from './fluent-root.tsx';

afterEach(() => document.documentElement.removeAttribute('dir'));

const Direction = () => <p>{useFluent().dir}</p>;

test.each(['ltr', 'rtl'])('controls of Fluent are %s on a page that is', async (direction) => {
  document.dir = direction;
  const screen = await render(
    <FluentRoot>
      <Direction />
    </FluentRoot>,
  );
  await expect.element(screen.getByText(direction)).toBeVisible();
});
