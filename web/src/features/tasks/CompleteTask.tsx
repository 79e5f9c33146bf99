import type { FragmentType } from '@apollo/client';
import { type RefObject, Suspense, useEffect, useRef, useState, useTransition } from 'react';
import type { CompleteTaskDialog_TaskFragmentDoc } from '../../graphql/graphql';
import { Button } from '../../ui/Button';
import { later, whenSettled } from '../../ui/later';

const load = () => import('./CompleteTaskDialog').then((module) => module.CompleteTaskDialog);
const CompleteTaskDialog = later(load);

type CompleteTaskProps = {
  task: FragmentType<typeof CompleteTaskDialog_TaskFragmentDoc>;
  title: string;
  offered: boolean;
  /** Takes the focus when the button went with the completed task. */
  card: RefObject<HTMLElement | null>;
};

/** The button of an assigned task, and its dialog, which outlives the button until the server has agreed. */
export function CompleteTask({ task, title, offered, card }: CompleteTaskProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  // The button shows the click in the next frame; the window takes a slow phone a little longer.
  const [isOpening, startOpening] = useTransition();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => (offered ? whenSettled(load) : undefined), [offered]);

  const start = () =>
    startOpening(() => {
      setWanted(true);
      setOpen(true);
    });
  return (
    <>
      {offered && (
        <Button
          ref={button}
          look="soft"
          className={isOpening ? 'opacity-60' : ''}
          aria-label={`Complete ${title}`}
          onClick={start}
        >
          Complete
        </Button>
      )}
      {wanted && (
        <Suspense fallback={null}>
          <CompleteTaskDialog
            task={task}
            open={open}
            onClose={() => setOpen(false)}
            finalFocus={() => button.current ?? card.current}
          />
        </Suspense>
      )}
    </>
  );
}
