import { CalendarSync } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import { later } from '../../ui/later';

const FeedDialog = later(() => import('./FeedDialog').then((module) => module.FeedDialog));

/** Offers the person's calendar to other programs; what it takes is fetched when it is asked for. */
export function FeedButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button look="outline" className="print-hidden" aria-haspopup="dialog" onClick={show}>
        <CalendarSync aria-hidden="true" className="size-5" />
        Calendar feed
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <FeedDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
