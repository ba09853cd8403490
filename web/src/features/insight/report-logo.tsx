import { getLogos } from '@vse/domain/contract/calls';
import { useStaffApi } from '../../lib/api/staff.ts';
import styles from './insight.module.css';

type ReportLogoProps = {
  /** Its name, by which the wire identifies it; '' while it loads. */
  provider: string;
};

/**
 * On paper, instead of the header with the logo of the person who prints: the logo of the provider whose numbers these
 * are, which most of its people have, or its name.
 */
export function ReportLogo({ provider }: ReportLogoProps) {
  const { data } = useStaffApi(getLogos, provider ? { Provider: provider } : null);
  const [logo] = (data?.images ?? []).toSorted((a, b) => b.usedBy - a.usedBy);
  return (
    <div className={styles.reportLogo} data-report-logo>
      {logo ? <img src={logo.url} alt={provider} /> : provider}
    </div>
  );
}
