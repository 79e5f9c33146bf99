import { whenOpened } from './whenOpened';

/** The question before what cannot be undone, fetched after the page. */
export const Confirm = whenOpened(() => import('./ConfirmDialog').then((module) => module.ConfirmDialog));
