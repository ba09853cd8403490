import type { FeatureName } from '../../features/feature.ts';
import { features } from '../../features/index.ts';
import { icon } from '../../ui/base/icons.tsx';

const OTHERS = {
  fold: 'M3.5 3.5h13v13h-13zM8 3.5v13M13.5 8l-2 2 2 2',
  menu: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13',
  find: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12ZM13.4 13.4 17 17',
};

export const FeatureIcon = ({ name }: { name: FeatureName | keyof typeof OTHERS }) =>
  icon(
    <path
      d={name in OTHERS ? OTHERS[name as keyof typeof OTHERS] : features[name as FeatureName].icon}
    />,
  )();
