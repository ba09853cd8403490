import {
  Breadcrumb,
  BreadcrumbButton,
  BreadcrumbDivider,
  BreadcrumbItem,
} from '@fluentui/react-components';
import { Fragment } from 'react';
import { HOME_PATH } from '../../lib/home-path.ts';
import { lastAddress } from '../../lib/list-address.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { BreakingTitle } from '../base/breaking-title.tsx';
import { useLinkTo } from '../base/use-link-to.ts';
import styles from './crumbs.module.css';

export type Crumb = { label: string; href?: string | undefined };

/** The pages from the dashboard, which needs not be given, down to this one. A list is led to as it was last seen. */
export function Crumbs({ crumbs: below }: { crumbs: readonly Crumb[] }) {
  const { parts } = useOfficeWords();
  const crumbs = [{ label: parts.dashboard, href: HOME_PATH }, ...below];
  return (
    <Breadcrumb
      aria-label={parts.breadcrumbs}
      size="small"
      focusMode="tab"
      className={styles.crumbs ?? ''}
    >
      {crumbs.map(({ label, href }, index) => (
        <Fragment key={href ?? 'page'}>
          {index > 0 && <BreadcrumbDivider />}
          <BreadcrumbItem className={styles.crumb ?? ''}>
            {href ? (
              <CrumbLink to={href} label={label} />
            ) : (
              <span {...(index === crumbs.length - 1 ? { 'aria-current': 'page' as const } : {})}>
                <BreakingTitle>{label}</BreakingTitle>
              </span>
            )}
          </BreadcrumbItem>
        </Fragment>
      ))}
    </Breadcrumb>
  );
}

function CrumbLink({ to, label }: { to: string; label: string }) {
  return (
    <BreadcrumbButton as="a" className={styles.link ?? ''} {...useLinkTo(lastAddress(to))}>
      <span>{label}</span>
    </BreadcrumbButton>
  );
}
