import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useCancelable } from './use-cancelable.ts';

test('work shows its progress until it is done, and a second start during it does nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { result, act } = await renderHook(() => useCancelable<number>());
  const second = vi.fn(async () => undefined);
  await act(() => {
    void result.current.run(
      0,
      ({ onProgress }) => {
        onProgress(0.5);
        return promise;
      },
      vi.fn(),
    );
    void result.current.run(0, second, vi.fn());
  });
  expect(result.current.progress).toBe(0.5);
  expect(second).not.toHaveBeenCalled();
  await act(async () => resolve());
  expect(result.current.progress).toBeUndefined();
});

test('a failure is reported, but not one after the work was canceled', async () => {
  const onFailure = vi.fn();
  const { result, act } = await renderHook(() => useCancelable<number>());
  const untilAborted = ({ signal }: { signal: AbortSignal }) =>
    new Promise<void>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
  await act(() => void result.current.run(0, untilAborted, onFailure));
  await act(() => result.current.cancel());
  expect(result.current.progress).toBeUndefined();
  expect(onFailure).not.toHaveBeenCalled();
  const failure = new Error('unreachable');
  await act(() => result.current.run(0, () => Promise.reject(failure), onFailure));
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
});

test('what canceled work still reports does not show its progress beside newer work', async () => {
  const { result, act } = await renderHook(() => useCancelable<number>());
  let reportLate: ((progress: number) => void) | undefined;
  await act(
    () =>
      void result.current.run(
        0,
        ({ onProgress }) => {
          reportLate = onProgress;
          return new Promise(() => undefined);
        },
        vi.fn(),
      ),
  );
  await act(() => result.current.cancel());
  await act(() => reportLate?.(0.9));
  expect(result.current.progress).toBeUndefined();
});
