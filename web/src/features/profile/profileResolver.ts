import type { Resolver } from 'react-hook-form';
import { whenSettled } from '../../ui/later';
import type { ProfileValues } from './profileSchema';

const loadSchema = () => import('./profileSchema');

/** Checks the profile; the rules arrive after the page, at the latest with the first field that is left. */
export function profileResolver(present: { email: string; today: string }): Resolver<ProfileValues> {
  return async (values, context, options) => {
    const rules = await loadSchema().catch(() => null);
    // Without them the server still checks.
    return rules ? rules.resolveProfile(present)(values, context, options) : { values, errors: {} };
  };
}

/** Fetches the rules ahead of the first check; returns how to call that off. */
export const prepareRules = (): (() => void) => whenSettled(loadSchema);
