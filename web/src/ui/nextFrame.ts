const HIDDEN_MS = 100;

/**
 * Resolves when what has changed so far stands on the screen; what comes next may take a slow phone its time. A window that is
 * not shown has no frames, and does not wait for them.
 */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, HIDDEN_MS);
  });
