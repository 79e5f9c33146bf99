type OpenTaskProps = { today: string; timeZone: string };

/** The place of the task named in the address. */
export function OpenTask(_props: OpenTaskProps) {
  return null;
}
