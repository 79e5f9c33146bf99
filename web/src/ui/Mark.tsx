/** The product's mark: a raised hand on pine. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 ${className}`}>
      <rect width="32" height="32" rx="8" className="fill-pine" />
      <path
        d="M11 16.500V9.800a1.600 1.600 0 0 1 3.200 0V15m0 0V7.600a1.600 1.600 0 0 1 3.200 0V15m0 0V8.700a1.600 1.600 0 0 1 3.200 0v8.800c0 4-2.200 7.500-5.600 7.500-2.200 0-3.600-.8-4.900-2.700l-3-4.600c-.6-1-.3-2 .5-2.500.8-.4 1.700-.2 2.300.6l1.300 1.700"
        className="fill-none stroke-on-pine stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
      />
    </svg>
  );
}
