const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-4 font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-50 sm:min-h-10';

/** Looks shared by buttons and by links that act like one. */
export const controlLook = {
  primary: `${shape} bg-pine text-on-pine hover:bg-pine-strong aria-disabled:hover:bg-pine`,
  soft: `${shape} bg-pine-soft text-pine hover:bg-pine/20`,
  outline: `${shape} border border-edge bg-card text-ink hover:bg-pine-soft`,
  plain: `${shape} text-pine hover:bg-pine-soft`,
  danger: `${shape} bg-red text-card hover:opacity-90`,
};

export type ControlLook = keyof typeof controlLook;

/** Text fields, text areas and native choosers; 16 px so that phones do not zoom in. */
export const inputLook =
  'w-full rounded-lg border border-edge bg-card px-3 text-base text-ink aria-invalid:border-red disabled:opacity-60';
