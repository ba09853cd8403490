import type { ComponentProps } from 'react';
import { lazyIn } from '../../../lib/browser/lazy-in.tsx';
import type { OrderList } from '../../../ui/kit/order-list.tsx';

/** Its library for dragging is loaded when an order is to be changed. */
export const LazyOrderList = lazyIn<ComponentProps<typeof OrderList<string>>>(
  async () => (await import('../../../ui/kit/order-list.tsx')).OrderList,
);
