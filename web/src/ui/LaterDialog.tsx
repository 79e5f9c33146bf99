import { whenOpened } from './whenOpened';

/** A window whose frame is fetched after the page; for what is drawn with the page itself, where `Dialog` would come with it. */
export const LaterDialog = whenOpened(() => import('./Dialog').then((module) => module.Dialog));
