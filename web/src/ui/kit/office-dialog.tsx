import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../lib/browser/lazy-part.tsx';

const Frame = lazyPart(async () => (await import('./dialog-frame.tsx')).DialogFrame);

/** Loads Fluent's dialog before one opens: offline, the dialog that says what failed could not be loaded any more. */
export const preloadDialogs = () => Frame.preload();

/** A dialog that only staff open. It is open while it is rendered. Fluent's code comes with the first one. */
export const OfficeDialog = (props: ComponentProps<typeof Frame>) => (
  <Suspense>
    <Frame {...props} />
  </Suspense>
);
