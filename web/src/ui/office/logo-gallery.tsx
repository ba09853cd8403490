import { getLogos } from '@vse/domain/contract/calls';
import { useStaffApi } from '../../lib/api/staff.ts';
import { Bone, Skeleton } from '../feedback/skeleton.tsx';
import { FailureAlert } from '../kit/failure-alert.tsx';
import { LogoChoice } from './logo-choice.tsx';

type LogoGalleryProps = {
  /** The provider's name. */
  provider: string;
  label: string;
  /** Shown when there are no logos. */
  empty: string;
  /** The address of the chosen logo, or ''. */
  chosen: string;
  onChange: (url: string) => void;
};

/** A provider's logos in all their states: loading, failed, empty, and to choose from. */
export function LogoGallery({ provider, empty, ...choice }: LogoGalleryProps) {
  const { data, error } = useStaffApi(getLogos, { Provider: provider });
  return (
    <>
      {data?.images.length === 0 && <p>{empty}</p>}
      {data && <LogoChoice {...choice} urls={data.images.map(({ url }) => url)} />}
      {!data && error === undefined && (
        <Skeleton>
          <Bone height="110px" radius="14px" />
        </Skeleton>
      )}
      <FailureAlert error={data ? undefined : error} />
    </>
  );
}
