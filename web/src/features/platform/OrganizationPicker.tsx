import { Suspense } from 'react';
import { inputLook } from '../../ui/controls';
import { later } from '../../ui/later';
import type { OrganizationPickerProps } from './OrganizationCombobox';

const Combobox = later(() => import('./OrganizationCombobox').then((module) => module.OrganizationCombobox));

/** The choice of an organization. Its library is larger than the page around it, which does not wait for it. */
export function OrganizationPicker(props: OrganizationPickerProps) {
  return (
    <Suspense fallback={<Placeholder label={props.label} />}>
      <Combobox {...props} />
    </Suspense>
  );
}

function Placeholder({ label }: { label: string }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm font-semibold">{label}</p>
      <div className={`${inputLook} h-11 sm:h-10`} />
    </div>
  );
}
