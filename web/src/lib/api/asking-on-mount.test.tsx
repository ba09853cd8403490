import useSWR, { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { askingOnMount } from './asking-on-mount.ts';

let asked = 0;
let answer = async () => 'first';
let cache = new Map();
beforeEach(() => {
  asked = 0;
  answer = async () => 'first';
  cache = new Map();
});
const fail = () => Promise.reject(new Error('No.'));

/** Longer than a frame, as every request is. */
async function fetcher() {
  asked += 1;
  await new Promise((resolve) => setTimeout(resolve, 50));
  return answer();
}

type PartProps = { name: string; isKept: boolean };

function Part({ name, isKept }: PartProps) {
  const { data, error } = useSWR('key', fetcher, { revalidateIfStale: !isKept });
  return <p>{`${name}: ${error ? 'failed' : data}`}</p>;
}

const config = {
  provider: () => cache,
  use: [askingOnMount],
  dedupingInterval: 0,
  shouldRetryOnError: false,
};

/** Parts that read the same key. */
const Parts = ({ names, isKept = false }: { names: readonly string[]; isKept?: boolean }) => (
  <SWRConfig value={config}>
    {names.map((name) => (
      <Part key={name} name={name} isKept={isKept} />
    ))}
  </SWRConfig>
);

const later = () => new Promise((resolve) => setTimeout(resolve, 300));

test('a part that appears beside another one of its key asks again after an error, once', async () => {
  answer = fail;
  const screen = await render(<Parts names={['one']} />);
  await expect.element(screen.getByText('one: failed')).toBeVisible();
  answer = async () => 'second';
  await screen.rerender(<Parts names={['one', 'two', 'three']} />);
  await expect.element(screen.getByText('three: second')).toBeVisible();
  await later();
  expect(asked).toBe(2);
});

test('a part that is alone with the error of its key asks no second time beside SWR itself', async () => {
  const screen = await render(<Parts names={['one']} />);
  await expect.element(screen.getByText('one: first')).toBeVisible();
  answer = fail;
  await screen.rerender(<Parts names={[]} />);
  await screen.rerender(<Parts names={['two']} />);
  await expect.element(screen.getByText('two: failed')).toBeVisible();
  await screen.rerender(<Parts names={[]} />);
  await screen.rerender(<Parts names={['three']} />);
  await later();
  expect(asked).toBe(3);
});

test('a part that keeps what was read asks for nothing beside an error while there is a copy', async () => {
  const screen = await render(<Parts names={['one']} />);
  await expect.element(screen.getByText('one: first')).toBeVisible();
  answer = fail;
  await screen.rerender(<Parts names={[]} />);
  await screen.rerender(<Parts names={['two']} />);
  await expect.element(screen.getByText('two: failed')).toBeVisible();
  await screen.rerender(<Parts names={['two', 'three']} isKept />);
  await later();
  expect(asked).toBe(2);
});
