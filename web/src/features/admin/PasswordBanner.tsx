import type { FragmentType } from '@apollo/client';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { PasswordBanner_ViewerFragmentDoc } from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { controlLook } from '../../ui/controls';

type PasswordBannerProps = { viewer: FragmentType<typeof PasswordBanner_ViewerFragmentDoc> };

/** Asks an admin who signs in with the shared password for one of their own, and stays until that is done. */
export function PasswordBanner({ viewer: from }: PasswordBannerProps) {
  const { data: viewer } = useSuspenseFragment({ fragment: PasswordBanner_ViewerFragmentDoc, from });
  if (viewer.hasPersonalPassword) return null;
  return (
    <aside
      aria-label={deskMessages.personalPasswordTitle}
      className="flex flex-col gap-3 rounded-xl border border-line border-l-[3px] border-l-orange bg-orange-soft p-4 sm:flex-row sm:items-center print-hidden"
    >
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-orange max-sm:hidden" strokeWidth={1.75} />
      <div className="grow">
        <p className="font-semibold">{deskMessages.personalPasswordTitle}</p>
        <p className="text-sm">{deskMessages.personalPasswordText}</p>
      </div>
      <Link to="/profile?open=password#security" className={`${controlLook.outline} shrink-0`}>
        Set Password
      </Link>
    </aside>
  );
}
