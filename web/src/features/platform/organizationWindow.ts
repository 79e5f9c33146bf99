import { later } from '../../ui/later';

export const loadOrganizationDialog = () =>
  import('./OrganizationDialog').then((module) => module.OrganizationDialog);

/** The form of an organization; the page fetches it when it has settled. */
export const OrganizationDialog = later(loadOrganizationDialog);
