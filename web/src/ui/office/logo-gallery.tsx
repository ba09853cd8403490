import { Spinner } from '@fluentui/react-components';
import { getLogos } from '@vse/domain/contract/calls';
import { useStaffApi } from '../../lib/api/staff.ts';
import { useWords } from '../../lib/words/words.ts';
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
  const { common } = useWords();
  const { data, error } = useStaffApi(getLogos, { Provider: provider });
  return (
    <>
      {data?.images.length === 0 && <p>{empty}</p>}
      {data && <LogoChoice {...choice} urls={data.images.map(({ url }) => url)} />}
      {!data && error === undefined && <Spinner label={common.loading} />}
      <FailureAlert error={data ? undefined : error} />
    </>
  );
}
