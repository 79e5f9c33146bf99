import { refuseReadToken } from '../../authorize.js';
import { AppError } from '../../errors.js';
import type { RequestHooks } from '../../graphql/hooks.js';

/** Refuses every mutation of a program whose token only reads, as REST does: with 403, before any of it runs. */
export const readTokensOnlyRead: RequestHooks = {
  didResolveOperation({ operation, contextValue }) {
    if (operation?.operation !== 'mutation') return;
    try {
      refuseReadToken(contextValue);
    } catch (error) {
      // Nothing of the operation has run: the status of the whole answer may say so.
      if (error instanceof AppError) error.extensions.http = { status: error.status };
      throw error;
    }
  },
};
