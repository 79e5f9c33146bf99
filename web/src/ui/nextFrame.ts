/** Resolves when what has changed so far stands on the screen; what comes next may take a slow phone its time. */
export const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
